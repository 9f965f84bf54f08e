import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENTS } from './bookings.ts';
import { CERTIFIED, JOINT } from './certificates.ts';
import { findBroken } from './invariants.ts';
import { expectFound, inTrial } from './planted.ts';
import { ADDITIONS, DEBITED } from './services.ts';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const policy = sql.lit(ADDITIONS);
/** A payout of ₹100 in the books, in this state. */
const PAYOUT = (state: 'owed' | 'paid') => [
  sql`insert into payout (ticket, customer_id, policy_no, kind, gross, deductions, tax, net, counts_from, promised_on, ordered_at, state,
      tries, paid_on, look_at) select 'HI1', customer_id, policy_no, 'maturity', 10000, '[]', 0, 10000, '2026-11-21', '2026-11-21', now(),
      ${sql.lit(state)}, 1, '2026-11-21', now() from policy where policy_no = ${policy}`,
  book('payout-owed', 10_000),
  ...(state === 'paid' ? [book('payout-paid', -10_000)] : []),
];
function book(kind: string, amount: number, { ticket = sql`'HI1'`, of = policy } = {}) {
  return sql`with made as (insert into ledger_posting (kind, posted_at, payout_ticket) values (${sql.lit(kind)}, now(), ${ticket}) returning id)
    insert into ledger_entry (posting_id, position, account, policy_no, amount)
    select id, n, account, ${of}, sign * ${sql.lit(amount)} from made,
      (values (0, ${sql.lit(kind === 'payout-paid' ? 'bank' : 'policy-benefits')}, 1), (1, 'payouts-payable', -1)) e (n, account, sign)`;
}
const transfer = (reference: string, amount = 10_000) =>
  sql`insert into sandbox_bank_transfer (reference, made_at, body)
    values (${sql.lit(reference)}, now(), jsonb_build_object('amount', ${sql.lit(amount)}::bigint, 'returns', false))`;

/** A debit in this state, of ₹100 by default. */
const debit = (state: 'paid' | 'skipped' | 'dropped', amount = 10_000) =>
  sql`insert into mandate_debit (mandate_id, policy_no, due_date, attempt, debit_on, amount, state, announced_at, settled_at, order_id)
    select id, policy_no, '2026-12-01', 1, '2026-12-01', ${sql.lit(amount)}, ${sql.lit(state)}, now(), now(),
      ${state === 'paid' ? sql`'o'` : sql`null`} from mandate where policy_no = ${sql.lit(DEBITED)}`;
/** The request by which the customer skipped it. */
const SKIP = sql`insert into service_request select (jsonb_populate_record(null::service_request, to_jsonb(r) || jsonb_build_object(
    'ticket', 'SR0000000001', 'type', 'auto-debit', 'state', 'completed', 'settled_at', now(), 'idempotency_key', gen_random_uuid(),
    'payload', jsonb_build_object('mandateId', m.id, 'date', '2026-12-01'), 'customer_id', m.customer_id))).*
  from (select * from service_request limit 1) r, mandate m where m.policy_no = ${sql.lit(DEBITED)}`;

const caseOf = (who: number) => sql.lit(PATIENTS[who]?.caseId ?? '');
/** The appointment of a patient, in this state; the case says the same. */
const appointment = (who: number, state: 'asking' | 'booked' | 'cancelled' | 'refused' = 'booked', at = who) => [
  sql`insert into medical_booking (booking_id, case_id, centre_id, start_at, end_at, state, woman_attendant, made_at)
    values (${sql.lit(`mb_${String(at).padStart(32, '0')}`)}, ${caseOf(who)}, 'mc_dadar', '2026-11-23T02:30:00Z', '2026-11-23T03:00:00Z',
      ${sql.lit(state)}, false, now())`,
  ...(state === 'booked'
    ? [
        sql`update medical_case set state = 'booked' where case_id = ${caseOf(who)}`,
        sql`update application set medical_start = '2026-11-23T02:30:00Z' where medical_case_id = ${caseOf(who)}`,
      ]
    : []),
];
const seat = (who: number, number = who + 1, start = '2026-11-23T02:30:00Z') =>
  sql`insert into medical_seat (centre_id, start_at, seat, booking_id)
    values ('mc_dadar', ${sql.lit(start)}, ${sql.lit(number)}, ${sql.lit(`mb_${String(who).padStart(32, '0')}`)})`;
const START = '2026-11-23T02:30:00.000Z';
/** What the centre has of an appointment: the time that it keeps, or nothing. */
const atCentre = (who: number, start?: string) => {
  const body = JSON.stringify({ answer: start ? 'booked' : 'cancelled', ...(start && { time: { start } }) });
  return sql`insert into sandbox_appointment (booking_id, sequence, body)
    values (${sql.lit(`mb_${String(who).padStart(32, '0')}`)}, 0, ${sql.lit(body)}::jsonb)`;
};
const owing = (who: number, owed: string) =>
  sql`update medical_booking set owed = ${sql.lit(owed)} where case_id = ${caseOf(who)}`;
/** Events of the first patient's case, which counts them or not. */
const events = (event: 'changed' | 'missed', times: number, counted: number) => [
  sql`insert into medical_event (case_id, position, event, at) select ${caseOf(0)}, n, ${sql.lit(event)}, now()
    from generate_series(1, ${sql.lit(times)}) n`,
  sql`update medical_case set ${sql.ref(event === 'missed' ? 'missed' : 'changes')} = ${sql.lit(counted)} where case_id = ${caseOf(0)}`,
];

const certified = sql.lit(CERTIFIED);
const joint = sql.lit(JOINT);
/** A life certificate that was due on 1 November 2026. */
const certificate = (ticket: string, on: string) => [
  ...request(ticket),
  sql`insert into given_certificate (ticket, policy_no, way, due_on, given_on)
    values (${sql.lit(ticket)}, ${certified}, 'branch', '2026-11-01', ${sql.lit(on)})`,
];
/** That of the second life of the annuity on two lives, which was due on 11 November 2026. */
const secondCertificate = (ticket: string, on: string) => [
  ...request(ticket),
  sql`insert into given_certificate (ticket, policy_no, life, way, due_on, given_on)
    values (${sql.lit(ticket)}, ${joint}, 'second', 'branch', '2026-11-11', ${sql.lit(on)})`,
];
const request = (ticket: string) => [
  sql`insert into service_request select (jsonb_populate_record(null::service_request, to_jsonb(r) || jsonb_build_object(
      'ticket', ${sql.lit(ticket)}::text, 'type', 'digital-living-certificate', 'idempotency_key', gen_random_uuid()))).*
    from (select * from service_request limit 1) r`,
];
const nextCertificate = (on: string) =>
  sql`update life_certificate set due_on = ${sql.lit(on)} where policy_no = ${certified}`;
const nextSecondCertificate = (on: string) =>
  sql`update second_annuitant set due_on = ${sql.lit(on)} where policy_no = ${joint}`;
const ticketOf = (due: string, of: typeof certified) =>
  sql`'AN' || ${of} || '-' || ${sql.lit(due.replaceAll('-', ''))}`;
/** An instalment that was ordered and booked, and the one after it. */
const instalment = (due: string, next: string, of = certified) => [
  sql`insert into payout (ticket, customer_id, policy_no, kind, gross, deductions, tax, net, counts_from, promised_on, ordered_at, state,
      tries, look_at) select ${ticketOf(due, of)}, customer_id, policy_no, 'survival-benefit', 100, '[]', 0, 100,
      ${sql.lit(due)}, ${sql.lit(due)}, now(), 'owed', 1, now() from policy where policy_no = ${of}`,
  book('payout-owed', 100, { ticket: ticketOf(due, of), of }),
  sql`insert into benefit (policy_no, kind, due_on, amount, ordered_at) values (${of}, 'annuity', ${sql.lit(due)}, 100, now())`,
  sql`update annuity set next_on = ${sql.lit(next)} where policy_no = ${of}`,
];

it.each([
  [
    'a mandate debits after it was stopped',
    [
      sql`update mandate set state = 'ended', settled_at = now() where policy_no = ${sql.lit(DEBITED)}`,
      sql`insert into payment_order (id, customer_id, session_id, mandate_id, idempotency_key, request_hash, purpose, amount, return_path, origin,
          created_at, quoted_on, expires_at, ask_at)
        select 'ord_history', customer_id, session_id, id, gen_random_uuid(), '', 'premium', 10000, '/', '', now(), '2026-12-01', now(), now()
        from mandate where policy_no = ${sql.lit(DEBITED)}`,
    ],
  ],
  ['a debit that the customer skipped happens, or still may', [SKIP]],
  ['a debit that the customer skipped happens, or still may', [SKIP, debit('paid')]],
  ["a debit exceeds its mandate's limit", [debit('dropped', 30_000_01)]],
  ['the books differ from the amount owed for a payout', PAYOUT('owed').slice(0, 1)],
  ['the books differ from the amount owed for a payout', PAYOUT('paid').slice(0, 2)],
  ['rupees that nothing explains', [...PAYOUT('owed'), book('payout-taken-back', 1)]],
  ['rupees that nothing explains', PAYOUT('owed').slice(0, 1)],
  ['a payout is paid twice', [...PAYOUT('paid'), transfer('HI1-1'), transfer('HI1-2')]],
  ["a payout differs from the bank's amount", [...PAYOUT('paid'), transfer('HI1-1', 10_001)]],
  ['the bank and a payout disagree on whether it is paid', [...PAYOUT('owed'), transfer('HI1-1')]],
  ['the bank and a payout disagree on whether it is paid', PAYOUT('paid')],
  [
    'a late payout is paid without its interest to the day of payment',
    [...PAYOUT('paid'), transfer('HI1-1'), sql`update payout set paid_on = '2026-12-31' where ticket = 'HI1'`],
  ],
  [
    'paid-up additions are lost, or paid and kept',
    [sql`update policy_paid_up_addition set sum_assured = sum_assured - 1 where policy_no = ${policy}`],
  ],
  [
    'paid-up additions are lost, or paid and kept',
    [sql`update policy set vested_bonus = vested_bonus + 1 where policy_no = ${policy}`],
  ],
  [
    'more people have an appointment at a time than there are seats',
    [...appointment(0), seat(0), ...appointment(1), seat(1)],
  ],
  ['an appointment does not have exactly one seat, at its own time', appointment(0)],
  ['an appointment does not have exactly one seat, at its own time', [...appointment(0), seat(0, 1), seat(0, 2)]],
  [
    'an appointment does not have exactly one seat, at its own time',
    [...appointment(0), seat(0, 1, '2026-11-23T03:00:00Z')],
  ],
  ['an appointment that the centre is asked for does not keep its time', appointment(0, 'asking')],
  [
    'an appointment that the centre is asked for does not keep its time',
    [...appointment(0, 'asking'), seat(0, 1, '2026-11-23T03:00:00Z')],
  ],
  ['an appointment that has ended has a seat', [...appointment(0, 'cancelled'), seat(0)]],
  ['an appointment that has ended has a seat', [...appointment(0, 'refused'), seat(0)]],
  ['a centre is still to be asked about an appointment', [...appointment(0), seat(0), owing(0, 'book')]],
  ['an appointment is booked that the centre does not keep', [...appointment(0), seat(0)]],
  ['an appointment is booked that the centre does not keep', [...appointment(0), seat(0), atCentre(0)]],
  [
    'an appointment is booked that the centre does not keep',
    [...appointment(0), seat(0), atCentre(0, '2026-11-23T03:00:00.000Z')],
  ],
  [
    'a centre keeps an appointment that was cancelled',
    [
      ...appointment(0, 'cancelled'),
      atCentre(0, START),
      sql`update medical_booking set sequence = 1, look_at = '2026-11-22'`,
    ],
  ],
  [
    'a case has two appointments',
    [
      sql`drop index medical_booking_current, medical_booking_asking`,
      ...appointment(0),
      ...appointment(0, 'booked', 1),
    ],
  ],
  ['a case and its appointment differ', appointment(0).slice(0, 1)],
  ['a case and its appointment differ', appointment(0, 'asking').slice(0, 1)],
  ['a case and its appointment differ', [sql`update medical_case set state = 'booked' where case_id = ${caseOf(0)}`]],
  ['appointments were changed more often than allowed, or than was counted', events('changed', 4, 4)],
  ['appointments were changed more often than allowed, or than was counted', events('changed', 2, 1)],
  ['appointments were changed more often than allowed, or than was counted', events('changed', 1, 2)],
  ['appointments were changed more often than allowed, or than was counted', events('missed', 1, 2)],
  ['an application shows another appointment than its case has', appointment(0).slice(0, 2)],
  [
    'an application shows another appointment than its case has',
    [sql`update application set medical_start = now() where medical_case_id = ${caseOf(0)}`],
  ],
  [
    'a life certificate is given twice',
    [
      ...certificate('SR0000000001', '2026-11-22'),
      ...certificate('SR0000000002', '2026-11-22'),
      nextCertificate('2027-11-01'),
    ],
  ],
  ['the next life certificate is not due a year after the last one', certificate('SR0000000001', '2026-11-22')],
  [
    'the next life certificate is not due a year after the last one',
    [...certificate('SR0000000001', '2026-11-22'), nextCertificate('2028-11-01')],
  ],
  ['the next life certificate is not due a year after the last one', [nextCertificate('2027-11-01')]],
  ['an instalment of an annuity is paid twice, or left out', instalment('2026-11-25', '2026-11-25')],
  ['an instalment of an annuity is paid twice, or left out', instalment('2026-11-25', '2027-01-25')],
  ['an instalment of an annuity is paid twice, or left out', instalment('2026-11-25', '2026-12-25').slice(0, 1)],
  [
    'an instalment is paid without the life certificate that it waits for',
    [...instalment('2026-11-25', '2026-12-25'), ...instalment('2026-12-25', '2027-01-25')],
  ],
  [
    'an instalment still waits although the life certificate is given',
    [
      ...instalment('2026-11-25', '2026-12-25'),
      ...certificate('SR0000000001', '2026-12-26'),
      nextCertificate('2027-11-01'),
    ],
  ],
  [
    'a life certificate is given twice',
    [
      ...secondCertificate('SR0000000001', '2026-11-22'),
      ...secondCertificate('SR0000000002', '2026-11-22'),
      nextSecondCertificate('2027-11-11'),
    ],
  ],
  ['the next life certificate is not due a year after the last one', secondCertificate('SR0000000001', '2026-11-22')],
  [
    'an instalment is paid without the life certificate that it waits for',
    [...instalment('2026-11-25', '2026-12-25', joint), ...instalment('2026-12-25', '2027-01-25', joint)],
  ],
  [
    'an instalment still waits although the life certificate is given',
    [
      ...instalment('2026-11-25', '2026-12-25', joint),
      ...secondCertificate('SR0000000001', '2026-12-26'),
      nextSecondCertificate('2027-11-11'),
    ],
  ],
] as const)('finds the planted fault: %s', (name, faults) => expectFound(world.db, name, faults));

it("a skipped debit of the mandate's full limit violates nothing", () =>
  inTrial(world.db, async (transaction) => {
    for (const one of [SKIP, debit('skipped', 30_000_00)]) await one.execute(transaction);
    expect(await findBroken(transaction, true)).toEqual([]);
  }));

it('a payout that the bank has paid in full violates nothing', () =>
  inTrial(world.db, async (transaction) => {
    for (const one of [...PAYOUT('paid'), transfer('HI1-1')]) await one.execute(transaction);
    expect(await findBroken(transaction, true)).toEqual([]);
  }));

it('one appointment, one change and a life certificate that releases an instalment violate nothing', () =>
  inTrial(world.db, async (transaction) => {
    const faultless = [
      ...appointment(0),
      seat(0),
      atCentre(0, START),
      ...events('changed', 1, 1),
      ...instalment('2026-11-25', '2026-12-25'),
      ...certificate('SR0000000001', '2026-12-26'),
      nextCertificate('2027-11-01'),
      ...instalment('2026-12-25', '2027-01-25'),
      // the second life keeps the other annuity paid
      ...instalment('2026-11-25', '2026-12-25', joint),
      ...secondCertificate('SR0000000003', '2026-11-22'),
      nextSecondCertificate('2027-11-11'),
      ...instalment('2026-12-25', '2027-01-25', joint),
    ];
    for (const one of faultless) await one.execute(transaction);
    expect(await findBroken(transaction, true)).toEqual([]);
  }));
