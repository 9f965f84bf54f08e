import { type AnswerOf, addressDetails, listStates, type Sdk } from '@lifedesk/sdk';
import { silent } from '../../answers/use-answer.ts';

/** The initial data of a journey that asks for an address. */
export interface AddressesContext {
  readonly policies: AnswerOf<'addressDetails'>['policies'];
  /** The states of India. */
  readonly states: readonly string[];
}

/** Loads the policies with their addresses, and the states to choose from. @throws LifedeskError */
export async function loadAddresses(sdk: Sdk, signal: AbortSignal): Promise<AddressesContext> {
  const options = { ...silent, signal };
  const [{ policies }, { states }] = await Promise.all([
    addressDetails(sdk, {}, options),
    listStates(sdk, {}, options),
  ]);
  return { policies, states };
}
