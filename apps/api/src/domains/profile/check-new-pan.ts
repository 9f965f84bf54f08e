import { checkPan } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import type { PanRecord } from '../../ports/pan-registry.ts';
import { findProfile, isTaken, type ProfileRow } from './store.ts';

const REFUSALS = {
  same: 'This is already your registered PAN.',
  taken: 'This PAN is registered with another customer. Please check it.',
  otherName: 'The name on this PAN is not the name on your policies. Please check it.',
} as const;

export interface NewPan {
  pan: string;
  customer: ProfileRow;
  /** The tax office's answer; null if it cannot be asked. */
  record: PanRecord | null;
}

/** Checks a PAN before it becomes the customer's. Throws `pan-invalid`, and `duplicate` with a message for the field. */
export async function checkNewPan(
  { panRegistry }: Pick<Deps, 'panRegistry'>,
  db: Db,
  customerId: number,
  typed: string,
): Promise<NewPan> {
  const check = checkPan(typed);
  if (!check.valid || check.value.holderType !== 'person') throw problem('pan-invalid');
  const { pan } = check.value;
  const customer = await findProfile(db, customerId);
  if (customer.pan === pan && customer.pan_validated) throw problem('duplicate', { detail: REFUSALS.same });
  if (await isTaken(db, customerId, 'pan', pan)) throw problem('duplicate', { detail: REFUSALS.taken });
  const record = panRegistry ? await panRegistry.find({ pan, name: customer.name }) : null;
  if (panRegistry && !record) throw problem('pan-invalid');
  if (record && !record.nameMatches) throw problem('duplicate', { detail: REFUSALS.otherName });
  return { pan, customer, record };
}
