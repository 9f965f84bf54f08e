import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { addServices, BRING_BACK } from './services.ts';

/** A customer without any other data, so that everything can be reset between two histories. */
export interface HistoryPerson {
  readonly name: string;
  readonly clientId: string;
  readonly mobile: string;
  readonly policies: readonly string[];
  /** The demo person that this one is a copy of; Asha by default. */
  readonly like?: { readonly clientId: string; readonly policyNo: string };
}

export const PEOPLE: readonly HistoryPerson[] = [
  { name: 'Asha', clientId: '40990001', mobile: '+919890000001', policies: ['590000001', '590000002'] },
  { name: 'Bhanu', clientId: '40990002', mobile: '+919890000002', policies: ['590000003'] },
  { name: 'Chitra', clientId: '40990003', mobile: '+919890000003', policies: ['590000004', '590000005'] },
  {
    name: 'Dev',
    clientId: '40990004',
    mobile: '+919890000004',
    policies: ['590000006'],
    like: { clientId: '40101234', policyNo: '511234567' },
  },
];
const ASHA = { clientId: '40012345', policyNo: '501234567' };

const json = (value: object): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`;

/** Copies them from demo people, each policy with a due premium. */
export async function addPeople(db: Db): Promise<void> {
  for (const { name, clientId, mobile, policies, like = ASHA } of PEOPLE) {
    const more = { client_id: clientId, name: `Mrs ${name} Rao`, mobile, email: null };
    await sql`insert into customer select (jsonb_populate_record(null::customer, to_jsonb(c) || ${json(more)} ||
        jsonb_build_object('id', (select max(id) + 1 from customer)))).*
      from customer c where client_id = ${like.clientId}`.execute(db);
    for (const policyNo of policies)
      await sql`insert into policy select (jsonb_populate_record(null::policy, to_jsonb(p) || jsonb_build_object(
          'policy_no', ${policyNo}::text, 'id', gen_random_uuid(), 'premium_mode', 'half-yearly',
          'customer_id', (select id from customer where client_id = ${clientId})))).*
        from policy p where policy_no = ${like.policyNo}`.execute(db);
  }
  await addServices(db);
  await sql`create table history_policy as select * from policy where policy_no like '59%'`.execute(db);
  await sql`create table history_customer as select * from customer where client_id like '4099%'`.execute(db);
  await sql`create table history_last_posting as select coalesce(max(id), 0) as id from ledger_posting`.execute(db);
}

/** How the rows of a history are found. A service that writes to the database adds a line here. */
const OF_CUSTOMER = [
  'session',
  'otp_challenge',
  'bank_verification',
  'upload',
  'temporary_file',
  'new_device',
  'former_contact',
  'face_check',
];
const OF_REQUEST = ['service_request_event', 'service_request_file', 'request_new_device', 'audit_entry'];
const OF_ORDER = ['payment_gateway_message', 'payment_order_item', 'payment_order_fund'];
const OF_POLICY = [
  'policy_notice',
  'policy_event',
  'bank_account',
  'account_check',
  'mandate_debit',
  'mandate',
  'gst_refund',
  'fund_holding',
  'top_up_holding',
  'premium_lot',
  'unit_lot',
  'top_up',
  'policy_loan',
  'discontinued_money',
  'annuity',
  'benefit',
  'given_certificate',
  'second_annuitant',
  'life_certificate',
];
const WHOLE = [
  'service_message',
  'back_office_answer',
  'pay_link_payment',
  'pay_link',
  'outbox',
  'limit_counter',
  'settlement_line',
  'settlement_file',
  'reconciliation_case',
];

const lines = (tables: readonly string[], where: string) =>
  tables.map((table) => `delete from ${table} where ${where};`).join('\n');

/**
 * Without triggers, because the ledger and the trail cannot be deleted, and in one statement, because it runs between
 * all histories.
 */
const RESET = sql.raw(`do $$
  declare people bigint[] := array(select id from customer where client_id like '4099%');
  begin
    perform set_config('session_replication_role', 'replica', true);
    ${lines(OF_REQUEST, 'ticket in (select ticket from service_request where customer_id = any(people))')}
    delete from fund_switch_from; delete from fund_switch_to; delete from fund_switch;
    delete from fund_withdrawal_leg; delete from fund_withdrawal;
    delete from service_request where customer_id = any(people);
    delete from ledger_entry where posting_id > (select id from history_last_posting);
    delete from ledger_posting where id > (select id from history_last_posting);
    delete from payout_event where ticket in (select ticket from payout where customer_id = any(people));
    delete from payout_interest_check; delete from payout where customer_id = any(people);
    delete from receipt_line where policy_no like '59%' and receipt_no not like 'RC-HISTORY-%';
    delete from receipt where customer_id = any(people) and receipt_no not like 'RC-HISTORY-%';
    ${lines(OF_ORDER, 'order_id in (select id from payment_order where customer_id = any(people))')}
    delete from payment_order where customer_id = any(people);
    delete from sandbox_gateway_order; delete from sandbox_bank_transfer; delete from lifedesk_queue.job;
    ${lines(OF_CUSTOMER, 'customer_id = any(people)')}
    ${lines(OF_POLICY, "policy_no like '59%'")}
    ${WHOLE.map((table) => `delete from ${table};`).join(' ')}
    ${BRING_BACK}
    delete from policy where policy_no like '59%'; insert into policy select * from history_policy;
    delete from customer where client_id like '4099%'; insert into customer select * from history_customer;
    perform set_config('session_replication_role', 'origin', true);
  end $$`);

/** Undoes everything that a history did. */
export async function forgetHistory(db: Db): Promise<void> {
  await RESET.execute(db);
}
