import type { Db } from '../../../platform/database/connect.ts';
import type { RequestRow } from '../../requests/public.ts';
import { lockPolicy } from '../bonus/store.ts';
import { type ChosenOption, setOption } from './store.ts';

/** The payload that requestNonForfeiture writes for staff. */
export interface ChoicePayload {
  readonly option: ChosenOption;
}

/**
 * Sets an approved choice on its policy; the calendar applies it to the next premium whose grace period ends. Does
 * nothing if no premium is due by now.
 */
export async function applyChosenOption(db: Db, { customer_id, policy_nos, payload }: RequestRow): Promise<void> {
  const [policyNo = ''] = policy_nos;
  const { option } = payload as unknown as ChoicePayload;
  await lockPolicy(db, customer_id, policyNo);
  await setOption(db, policyNo, option);
}
