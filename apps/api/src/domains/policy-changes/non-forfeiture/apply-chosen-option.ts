import { readStored } from '../../../platform/contract/read-stored.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { RequestRow } from '../../requests/public.ts';
import { lockPolicy } from '../bonus/store.ts';
import { setOption } from './store.ts';

/**
 * Sets an approved choice on its policy; the calendar applies it to the next premium whose grace period ends. Does
 * nothing if no premium is due by now.
 */
export async function applyChosenOption(db: Db, { customer_id, policy_nos, payload }: RequestRow): Promise<void> {
  const [policyNo = ''] = policy_nos;
  const option = readStored('NonForfeitureOption', payload.option);
  await lockPolicy(db, customer_id, policyNo);
  await setOption(db, policyNo, option);
}
