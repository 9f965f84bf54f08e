import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { ADD_APPLICATIONS, BRING_APPLICATIONS_BACK } from './applications.ts';
import { ADD_BOOKINGS, BRING_BOOKINGS_BACK } from './bookings.ts';
import { addCertified } from './certificates.ts';

/** Bhanu's policy, whose premium a bank debits. */
export const DEBITED = '590000003';
/** Asha's policy, whose premium exceeds its mandate's limit, so the bank is never asked for it. */
const ABOVE_CEILING = '590000002';
/** Chitra's unit-linked policy, which accepts top-ups. She pays premiums on others. */
export const UNIT_LINKED = '590000007';
/** Another one of hers, whose money stays in the discontinued fund for years. */
export const LOCKED_IN = '590000008';
/** Dev's policy, whose premiums had GST though he lives abroad. */
export const TAXED = '590000006';

/** Asha's annuity, whose next instalment falls due on 25 November. */
const ANNUITY = '590000009';

/** Asha's policy with paid-up additions, which also pays out benefits. */
export const ADDITIONS = '590000001';

const mandateOf = (policyNo: string): string => `mnd_${policyNo.padStart(32, '0')}`;

/** What the services need at the start, copied from demo people. */
export async function addServices(db: Db): Promise<void> {
  await sql.raw(SETUP).execute(db);
}

const copyOf = (table: string, from: string, changes: string, where = `policy_no = '${from}'`): string =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes}))).*
    from ${table} t where ${where};`;
const ofClient = (clientId: string): string => `(select id from customer where client_id = '${clientId}')`;

/** A mandate that its bank knows, with the limit per debit in paise. */
const mandate = (policyNo: string, clientId: string, ceiling: number): string => {
  const id = mandateOf(policyNo);
  const terms = `'ceiling', ${ceiling}, 'startsOn', '2026-01-01', 'endsOn', '2030-01-01'`;
  return `${copyOf(
    'mandate',
    '506789012',
    `'id', '${id}', 'policy_no', '${policyNo}', 'customer_id', ${ofClient(clientId)}, 'ceiling', ${ceiling},
    'starts_on', '2026-01-01', 'ends_on', '2030-01-01', 'idempotency_key', gen_random_uuid(), 'gateway_reference', 'history-${policyNo}'`,
  )}
  insert into sandbox_gateway_order select 'history-${policyNo}', merchant_id, '${id}', null, body || jsonb_build_object(
      'reference', 'history-${policyNo}', 'orderId', '${id}', 'amount', ${ceiling}, 'mandate', body -> 'mandate' || jsonb_build_object(${terms}))
    from sandbox_gateway_order where order_id = (select id from mandate where policy_no = '506789012');`;
};

const SETUP = `do $$ begin
  ${copyOf(
    'policy',
    '503456789',
    `'policy_no', '${UNIT_LINKED}', 'id', gen_random_uuid(), 'customer_id', ${ofClient('40990003')},
    'issue_date', '2020-11-24', 'due_date', '2026-11-24'`,
  )}
  ${copyOf('policy', '503456789', `'policy_no', '${LOCKED_IN}', 'id', gen_random_uuid(), 'customer_id', ${ofClient('40990003')}, 'issue_date', '2024-02-24'`)}
  ${[UNIT_LINKED, LOCKED_IN].flatMap((policyNo) => ['bank_account', 'fund_holding'].map((table) => copyOf(table, '503456789', `'policy_no', '${policyNo}'`))).join('\n')}
  with made as (insert into premium_allocation (policy_no, effective_from, asked_on)
      values ('${UNIT_LINKED}', '2021-01-01', '2021-01-01') returning id)
    insert into premium_allocation_fund select id, f.code, f.share from made, (values ('GRO', 60), ('SEC', 40)) f (code, share);
  ${['top_up_terms', 'top_up_fund'].map((table) => copyOf(table, '503456789', `'policy_no', '${UNIT_LINKED}'`)).join('\n')}
  ${copyOf('bank_account', '511234567', `'policy_no', '${TAXED}'`)}
  ${copyOf('bank_account', '501234567', `'policy_no', '${ADDITIONS}'`)}
  ${copyOf('policy', '505678901', `'policy_no', '${ANNUITY}', 'id', gen_random_uuid(), 'customer_id', ${ofClient('40990001')}`)}
  ${copyOf('bank_account', '505678901', `'policy_no', '${ANNUITY}'`)}
  ${copyOf('annuity', '505678901', `'policy_no', '${ANNUITY}', 'first_on', '2026-11-25', 'next_on', '2026-11-25'`)}
  ${addCertified(copyOf)}
  insert into benefit (policy_no, kind, due_on, amount) select '${ADDITIONS}', 'survival-benefit', date '2026-11-23' + n, 1000000 + n
    from generate_series(0, 10, 5) n;
  ${copyOf('policy_paid_up_addition', '501234567', `'policy_no', '${ADDITIONS}'`)}
  ${copyOf('address', '', `'customer_id', ${ofClient('40990004')}`, `customer_id = ${ofClient('40101234')}`)}
  ${copyOf('receipt', '', `'receipt_no', 'RC-HISTORY-' || receipt_no, 'customer_id', ${ofClient('40990004')}`, `customer_id = ${ofClient('40101234')}`)}
  ${copyOf('receipt_line', '511234567', `'receipt_no', 'RC-HISTORY-' || receipt_no, 'policy_no', '${TAXED}'`)}
  -- a Thursday: its notice is sent three working days before the debit, while the mandate can still be stopped at once
  update policy set issue_date = issue_date + 2, due_date = due_date + 2 where policy_no = '${DEBITED}';
  ${mandate(DEBITED, '40990002', 30_000_00)}
  ${mandate(ABOVE_CEILING, '40990001', 1_000_00)}
  -- Nothing happens to anyone else.
  update mandate set state = 'ended', settled_at = created_at, bank_told_at = created_at where policy_no not like '59%';
  update payout set look_at = '2099-01-01' where policy_no not like '59%';
  update annuity set next_on = null where policy_no not like '59%';
  create table history_additions as select a.*, p.vested_bonus - a.sum_assured as other_bonus
    from policy_paid_up_addition a join policy p using (policy_no) where policy_no like '59%';
  insert into account_check (policy_no, state, ifsc, micr, holder_name, account_no, account_type, bank_and_branch)
    select policy_no, 'verified', ifsc, micr, holder_name, account_no, account_type, bank_and_branch
    from bank_account b where policy_no like '59%' and not exists (select from account_check a where a.policy_no = b.policy_no);
  create table history_account_check as select * from account_check where policy_no like '59%';
  create table history_bank_account as select * from bank_account where policy_no like '59%';
  create table history_fund_holding as select * from fund_holding where policy_no like '59%';
  create table history_annuity as select * from annuity where policy_no like '59%';
  create table history_benefit as select * from benefit where policy_no like '59%';
  create table history_mandate as select * from mandate where policy_no like '59%';
  create table history_gateway_order as select * from sandbox_gateway_order where reference like 'history-%' or order_id like 'ord_%';
  -- how far a mandate was when the order of a debit was made: a history's time stands still, so no later look can tell
  create table history_debit (order_id text, state text);
  create function history_debit() returns trigger language plpgsql as 'begin
    insert into history_debit select new.id, state from mandate where id = new.mandate_id;
    return null; end';
  create trigger history_debit after insert on payment_order for each row when (new.mandate_id is not null)
    execute function history_debit();
  ${ADD_APPLICATIONS}
  ${ADD_BOOKINGS}
  create table history_last_price as select max(on_date) as on_date from fund_nav;
end $$`;

/** Restores what a history may have changed. */
export const BRING_BACK = `
    ${[
      ['bank_account', 'history_bank_account'],
      ['account_check', 'history_account_check'],
      ['fund_holding', 'history_fund_holding'],
      ['annuity', 'history_annuity'],
      ['benefit', 'history_benefit'],
      ['life_certificate', 'history_life_certificate'],
      ['second_annuitant', 'history_second_annuitant'],
      ['mandate', 'history_mandate'],
      ['sandbox_gateway_order', 'history_gateway_order'],
    ]
      .map(([table, kept]) => `insert into ${table} select * from ${kept};`)
      .join(' ')}
    update policy_paid_up_addition a set sum_assured = h.sum_assured from history_additions h where h.policy_no = a.policy_no;
    ${BRING_APPLICATIONS_BACK}
    ${BRING_BOOKINGS_BACK}
    delete from history_debit;
    delete from fund_nav where on_date > (select on_date from history_last_price);`;
