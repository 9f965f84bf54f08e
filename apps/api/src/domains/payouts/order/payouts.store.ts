import type { BenefitKind, CalendarDate, PayoutKind } from '@lifedesk/rules';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PayoutState, PayoutTables } from '../../../platform/database/tables/payouts.ts';
import { ENDING_REQUESTS } from '../../policies/public.ts';
import { findNewDevice } from '../../requests/public.ts';

export type PayoutRow = Selectable<PayoutTables['payout']>;

const INTEREST = 'INT-';
/** The number of the interest that is paid after its payout. */
export const interestTicket = (ticket: string): string => `${INTEREST}${ticket}`;

const BENEFITS: Readonly<Record<BenefitKind, string>> = { annuity: 'AN', 'survival-benefit': 'SB', maturity: 'MA' };
/** The number of the payout of a benefit, the same whoever orders it. */
export const benefitTicket = (kind: BenefitKind, policyNo: string, dueOn: CalendarDate): string =>
  `${BENEFITS[kind]}${policyNo}-${dueOn.replaceAll('-', '')}`;

/** Kinds that the previous release cannot show. They are stored as one that has no effects, and known by their number. */
const NUMBERED: readonly (readonly [kind: PayoutKind, prefix: string])[] = [
  ['late-interest', INTEREST],
  ['annuity', BENEFITS.annuity],
];
export const storedKind = (kind: PayoutKind): PayoutKind =>
  NUMBERED.some(([numbered]) => numbered === kind) ? 'survival-benefit' : kind;

/** The kind of a payout, however it is stored. */
export const kindOf = ({ ticket, kind }: Pick<PayoutRow, 'ticket' | 'kind'>): PayoutKind =>
  NUMBERED.find(([, prefix]) => ticket.startsWith(prefix))?.[0] ?? kind;

/** The policy's owner, who receives the payout. */
export async function ownerOf(db: Db, policyNo: string): Promise<number> {
  const { customer_id } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  return customer_id;
}

/** Returns false if the request already has a payout. */
export async function insertPayout(db: Db, payout: Insertable<PayoutTables['payout']>): Promise<boolean> {
  const inserted = await db
    .insertInto('payout')
    .values(payout)
    .onConflict((conflict) => conflict.column('ticket').doNothing())
    .returning('ticket')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Adds a payout's next state, unless it is the latest one already. */
export async function addEvent(db: Db, ticket: string, state: PayoutState, at: Date): Promise<void> {
  await sql`
    insert into payout_event (ticket, position, state, at)
    select ${ticket}, coalesce(max(position) + 1, 0), ${state}, ${at}::timestamptz
    from payout_event where ticket = ${ticket}
    having (array_agg(state order by position desc))[1] is distinct from ${state}`.execute(db);
}

/** When a payout was requested, and the customer's latest sign-in from a new device before that. */
export interface PayoutRequest {
  readonly requestedAt: Date;
  readonly newDeviceAt: Date | null;
}

/**
 * The request of a payout. Unused money of a policy that was given up follows the request that gave it up. Undefined if
 * there was no request, as for a benefit.
 */
export async function findPayoutRequest(
  db: Db,
  { ticket, customerId, policyNo }: { ticket: string; customerId: number; policyNo: string },
): Promise<PayoutRequest | undefined> {
  const { rows } = await sql<{ made_at: Date; new_device_at: Date | null }>`
    select made_at, at as new_device_at from service_request left join request_new_device using (ticket)
    where customer_id = ${customerId} and (ticket = ${ticket} or ${ticket} like 'UP%' and ${policyNo} = any(policy_nos)
      and type = any(${[...ENDING_REQUESTS]}::text[]) and state <> 'declined')
    order by made_at desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  // a node of an earlier release does not store the sign-in
  const newDeviceAt = row.new_device_at ?? (await findNewDevice(db, customerId, row.made_at));
  return { requestedAt: row.made_at, newDeviceAt };
}

/** The pause before a payout is processed again; it grows each time nothing has changed. */
// biome-ignore lint/plugin/arithmetic: when to ask again, not money
const AGAIN = sql`least(interval '15 seconds' * power(2, least(asks, 10)), interval '10 minutes')`;

/**
 * Claims payouts that are due for processing, for this node alone. Each gets its next time first, so that a node that
 * dies blocks nothing.
 */
export async function claimPayouts(db: Db, now: Date, limit: number): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    update payout set asks = asks + 1, look_at = ${now}::timestamptz + ${AGAIN}
    where ticket in (
      select ticket from payout where state in ('held', 'owed', 'sent', 'returned') and look_at <= ${now}::timestamptz
      order by look_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/**
 * Moves a payout from the state that was read to another, with its event, and makes it due at once. Returns false if
 * another call has moved it meanwhile. No other statement changes a state. `sent` is stored before the bank is called and
 * has its event once the bank has the transfer (`markTaken`).
 */
export async function movePayout(
  transaction: Db,
  { ticket, state, tries }: Pick<PayoutRow, 'ticket' | 'state' | 'tries'>,
  to: PayoutState,
  now: Date,
  change: Updateable<PayoutTables['payout']> = {},
): Promise<boolean> {
  const moved = await transaction
    .updateTable('payout')
    .set({ ...change, state: to, look_at: now, asks: 0 })
    .where('ticket', '=', ticket)
    .where('state', '=', state)
    .where('tries', '=', tries)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  if (to !== 'sent') await addEvent(transaction, ticket, to, now);
  return true;
}

/** Records that the bank has the transfer of a sent payout, with the bank's number. Does nothing the second time. */
export async function markTaken(
  transaction: Db,
  { ticket, tries }: Pick<PayoutRow, 'ticket' | 'tries'>,
  bankReference: string,
  now: Date,
): Promise<void> {
  const taken = await transaction
    .updateTable('payout')
    .set({ bank_reference: bankReference })
    .where('ticket', '=', ticket)
    .where('state', '=', 'sent')
    .where('tries', '=', tries)
    .where('bank_reference', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows > 0n) await addEvent(transaction, ticket, 'sent', now);
}

/** The next late payout after the given one whose interest was not compared with the day of payment, locked. */
export function lockUncheckedInterest(transaction: Db, after: string): Promise<PayoutRow | undefined> {
  return transaction
    .selectFrom('payout as o')
    .selectAll('o')
    .where('state', '=', 'paid')
    .whereRef('paid_on', '>', 'promised_on')
    .where('ticket', '>', after)
    .where((e) => e.not(e.exists(e.selectFrom('payout_interest_check as c').whereRef('c.ticket', '=', 'o.ticket'))))
    .orderBy('ticket')
    .limit(1)
    .forUpdate('o')
    .skipLocked()
    .executeTakeFirst();
}

export async function markInterestChecked(transaction: Db, ticket: string, now: Date): Promise<void> {
  await transaction
    .insertInto('payout_interest_check')
    .values({ ticket, checked_at: now })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** The policy's account, if it is verified. Payouts go to no other. */
export async function findVerifiedAccount(db: Db, policyNo: string) {
  return db
    .selectFrom('policy_account')
    .where('policy_no', '=', policyNo)
    .where('state', '=', 'verified')
    .select(['account_no', 'ifsc', 'holder_name'])
    .executeTakeFirst();
}

/** Stores the hash of the token that can stop a held payout. */
export async function saveStopRight(db: Db, ticket: string, hash: string): Promise<void> {
  await db
    .updateTable('payout')
    .set({ stop_hash: hash })
    .where('ticket', '=', ticket)
    .where('state', '=', 'held')
    .execute();
}

/** Contacts from before a change, oldest first. */
export async function findFormerContacts(db: Db, customerId: number) {
  return db
    .selectFrom('former_contact')
    .select(['channel', 'value', 'replaced_at'])
    .where('customer_id', '=', customerId)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute();
}

/** Records that the message about the hold was sent. */
export async function markHoldAnnounced(db: Db, ticket: string, now: Date): Promise<void> {
  await db
    .updateTable('payout')
    .set({ hold_told_at: now })
    .where('ticket', '=', ticket)
    .where('state', '=', 'held')
    .execute();
}
