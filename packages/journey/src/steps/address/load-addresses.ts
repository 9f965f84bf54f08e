import { type AnswerOf, addressDetails, type CallOptions, listStates, type Sdk } from '@lifedesk/sdk';

/** The initial data of a journey that asks for an address. */
export interface AddressesContext {
  readonly policies: AnswerOf<'addressDetails'>['policies'];
  /** The states of India. */
  readonly states: readonly string[];
}

/** Loads the policies with their addresses, and the states to choose from. @throws LifedeskError */
export async function loadAddresses(
  sdk: Sdk,
  body: Record<string, never>,
  options: CallOptions,
): Promise<AddressesContext> {
  const [{ policies }, { states }] = await Promise.all([
    addressDetails(sdk, body, options),
    listStates(sdk, body, options),
  ]);
  return { policies, states };
}
