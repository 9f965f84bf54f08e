import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/connect.ts';
import { receiveMoney } from '../receive-money.ts';
import { plusDays } from './days.ts';
import type { Day, GeneratedCustomer, GeneratedPolicy } from './model.ts';

/** Rows per statement: each has some thirty columns, and a statement may have 65,535 values. */
const BATCH = 500;

export interface StoredCustomer {
  readonly id: number;
  readonly clientId: string;
  readonly name: string;
}

/** Adds customers with their policies to the database, as demo people who can sign in by their names. */
export async function storeCustomers(
  db: Db,
  customers: readonly GeneratedCustomer[],
  today: Day,
): Promise<StoredCustomer[]> {
  const stored: StoredCustomer[] = [];
  for (let from = 0; from < customers.length; from += BATCH)
    stored.push(...(await storeBatch(db, customers.slice(from, from + BATCH), today, from)));
  return stored;
}

const clientIdOf = (at: number): string => String(70_000_001 + at);
const nameOf = (at: number): string => `Ms Generated ${String(at).padStart(6, '0')}`;

async function storeBatch(
  db: Db,
  customers: readonly GeneratedCustomer[],
  today: Day,
  from: number,
): Promise<StoredCustomer[]> {
  const rows = await db
    .insertInto('customer')
    .values(
      customers.map((customer, at) => ({
        client_id: clientIdOf(from + at),
        kind: customer.kind,
        title: null,
        name: nameOf(from + at),
        name_hi: null,
        gender: null,
        birth_date: customer.kind === 'person' ? '1980-05-05' : null,
        incorporated_on: customer.incorporated ? '1990-01-01' : null,
        mobile: `+91${7_000_000_001 + from + at}`,
        email: null,
        pan: customer.pan === 'missing' ? null : 'ABCPK4321F',
        pan_validated: customer.pan === 'validated',
        nationality: 'I' as const,
        fatca_required: customer.nationalityOpen,
        yearly_income: null,
        city: null,
        neft_qc_date: null,
        neft_qc_status: customer.bankAccount,
        language: customer.language,
      })),
    )
    .returning(['id', 'client_id'])
    .execute();
  const ids = new Map(rows.map(({ id, client_id }) => [client_id, id]));
  const stored = customers.map((_, at) => {
    const clientId = clientIdOf(from + at);
    return { id: ids.get(clientId) ?? 0, clientId, name: nameOf(from + at) };
  });
  await db
    .insertInto('demo_person')
    .values(
      stored.map(({ id, clientId }, at) => ({
        customer_id: id,
        slug: clientId,
        position: 1000 + from + at,
        story: '',
      })),
    )
    .execute();
  const owned = customers.flatMap(({ policies, kind }, at) =>
    policies.map((policy) => ({ policy, customerId: stored[at]?.id ?? 0, isCorporate: kind === 'company' })),
  );
  await insertPolicies(db, owned, today);
  await stopCalendar(db, owned);
  await insertBeside(db, owned, today);
  const waiting = customers.flatMap(({ requestWaiting, policies: [first] }, at) =>
    requestWaiting
      ? [
          {
            at: from + at,
            id: stored[at]?.id ?? 0,
            policyNo: requestWaiting.about === 'none' ? undefined : first?.policyNo,
          },
        ]
      : [],
  );
  await insertRequests(db, waiting, today);
  return stored;
}

interface OwnedPolicy {
  readonly policy: GeneratedPolicy;
  readonly customerId: number;
  readonly isCorporate: boolean;
}

async function insertPolicies(db: Db, owned: readonly OwnedPolicy[], today: Day): Promise<void> {
  for (let from = 0; from < owned.length; from += BATCH)
    await db
      .insertInto('policy')
      .values(
        owned.slice(from, from + BATCH).map(({ policy, customerId, isCorporate }) => ({
          policy_no: policy.policyNo,
          customer_id: customerId,
          plan_code: policy.plan,
          holder_name: 'Ms Generated Person',
          status_code: policy.status,
          servicing_go_code: null,
          policy_term: Math.max(1, policy.premiumYears),
          premium_term: policy.premiumYears,
          premium_mode: policy.mode,
          modal_premium: policy.premium,
          sum_assured: policy.premium * 20,
          issue_date: policy.issued,
          due_date: policy.due,
          revival_date: policy.revivalDate,
          premium_left: policy.premiumLeft,
          maturity_date: plusDays(today, 4000),
          is_corporate: isCorporate,
          assignment: policy.assigned,
          assignee: policy.assigned ? 'A bank' : null,
          married_womens_property: policy.marriedWomensProperty,
          keyman: policy.keyman,
          court_order_on: policy.courtOrder ? plusDays(today, -10) : null,
          death_intimated_on: policy.deathReported ? plusDays(today, -5) : null,
        })),
      )
      .execute();
}

/** Keeps them as generated; the calendar would lapse those past their grace period. */
async function stopCalendar(db: Db, owned: readonly OwnedPolicy[]): Promise<void> {
  const numbers = owned.map(({ policy }) => policy.policyNo);
  await db.updateTable('policy').set({ next_look_on: null }).where('policy_no', 'in', numbers).execute();
}

/** Adds holds, life certificates, money received and payments. */
async function insertBeside(db: Db, owned: readonly OwnedPolicy[], today: Day): Promise<void> {
  const at = new Date(`${today}T04:00:00Z`);
  for (const { policy, customerId } of owned) {
    const { policyNo: policy_no, held, certificateDue, received, payment } = policy;
    if (held !== null)
      await db
        .insertInto('policy_hold')
        .values({ policy_no, reason: 'bank-details', held_since: plusDays(today, -3), amount: held })
        .execute();
    if (certificateDue)
      await db
        .insertInto('life_certificate')
        .values({ policy_no, due_on: certificateDue, received_on: null })
        .execute();
    if (received > 0) await receiveMoney(db, policy_no, received, at);
    if (payment) await pay(db, policy_no, customerId, payment, today);
  }
}

async function pay(
  db: Db,
  policy_no: string,
  customer_id: number,
  { purpose, amount, withBank }: NonNullable<GeneratedPolicy['payment']>,
  today: Day,
): Promise<void> {
  const at = new Date(`${today}T04:00:00Z`);
  const id = `ord_${randomUUID().replaceAll('-', '')}`;
  const state = withBank ? 'pending' : 'created';
  await db
    .insertInto('payment_order')
    .values({
      id,
      customer_id,
      session_id: randomUUID(),
      idempotency_key: randomUUID(),
      request_hash: 'none',
      purpose,
      amount,
      return_path: '/cs/pay-online',
      origin: 'http://localhost',
      state,
      created_at: at,
      quoted_on: today,
      expires_at: new Date(at.getTime() + 86_400_000),
      gateway_reference: null,
      gateway_url: null,
      settled_at: null,
      reason: null,
      flagged_at: null,
      flag: null,
      // far in the future, so that no round asks the gateway about it
      ask_at: new Date(at.getTime() + 86_400_000),
    })
    .execute();
  const part = purpose === 'loan' ? 'loan_principal' : purpose === 'top-up' ? 'top_up' : 'premium';
  await db
    .insertInto('payment_order_item')
    .values({
      order_id: id,
      order_state: state,
      position: 0,
      policy_no,
      purpose,
      amount,
      [part]: amount,
      due_from: null,
      due_to: null,
      next_due: null,
    })
    .execute();
}

async function insertRequests(
  db: Db,
  waiting: readonly { at: number; id: number; policyNo: string | undefined }[],
  today: Day,
): Promise<void> {
  const made_at = new Date(`${plusDays(today, -4)}T04:00:00Z`);
  for (const { at, id, policyNo } of waiting) {
    const ticket = `SR${7_000_000_000 + at}`;
    await db
      .insertInto('service_request')
      .values({
        ticket,
        customer_id: id,
        type: 'update-address',
        policy_nos: policyNo === undefined ? [] : [policyNo],
        state: 'waiting',
        made_at,
        promised_on: plusDays(today, 3),
        settled_at: null,
        made_in: 'full',
        made_from: '192.0.2.1',
        payload: '{}',
        about: null,
        idempotency_key: randomUUID(),
        request_hash: 'none',
      })
      .execute();
    await db
      .insertInto('service_request_event')
      .values({ ticket, position: 0, stage: 'received', at: made_at, note: null })
      .execute();
  }
}
