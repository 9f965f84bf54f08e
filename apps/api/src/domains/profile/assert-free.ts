import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { CONTACT_REFUSALS, type NewContact } from './contacts.ts';
import { findProfile, isTaken, type ProfileRow } from './store.ts';

/** Returns the customer. Throws `duplicate` if the contact is already theirs or another customer's. */
export async function assertFree(db: Db, customerId: number, { field, value }: NewContact): Promise<ProfileRow> {
  const customer = await findProfile(db, customerId);
  if (customer[field] === value) throw problem('duplicate', { detail: CONTACT_REFUSALS[field].same });
  if (await isTaken(db, customerId, field, value))
    throw problem('duplicate', { detail: CONTACT_REFUSALS[field].taken });
  return customer;
}
