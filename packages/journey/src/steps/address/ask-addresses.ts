import { type AnswerOf, addressDetails, listStates, type Sdk } from '@lifedesk/sdk';
import { inPlace } from '../../answers/use-answer.ts';

/** What a journey that asks for an address begins with. */
export interface AddressesKnown {
  readonly policies: AnswerOf<'addressDetails'>['policies'];
  /** The states of India. */
  readonly states: readonly string[];
}

/** Asks for the policies with their addresses, and for the states to choose from. @throws LifedeskError */
export async function askAddresses(sdk: Sdk, signal: AbortSignal): Promise<AddressesKnown> {
  const options = { ...inPlace, signal };
  const [{ policies }, { states }] = await Promise.all([
    addressDetails(sdk, {}, options),
    listStates(sdk, {}, options),
  ]);
  return { policies, states };
}
