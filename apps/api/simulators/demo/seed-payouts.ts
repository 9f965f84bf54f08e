import { addCalendarMonths, type CalendarDate, penalInterest } from '@lifedesk/rules';
import type { Db } from '../../src/platform/database/connect.ts';
import type { PayoutState } from '../../src/platform/database/tables/payouts.ts';
import type { RelativeDates } from './relative-dates.ts';

/** Kamala receives an annuity of ₹15,625 a month. */
const POLICY = '505678901';
const GROSS = 15_625_00;

interface DemoPayout {
  readonly number: number;
  /** Months from today to the due date. */
  readonly due: number;
  /** Days from today to each state. */
  readonly states: readonly (readonly [days: number, state: PayoutState])[];
}

/** One paid on its day, one paid late, one returned and one held. */
const PAYOUTS: readonly DemoPayout[] = [
  {
    number: 1,
    due: -3,
    states: [
      [-92, 'owed'],
      [-92, 'sent'],
      [-92, 'paid'],
    ],
  },
  {
    number: 2,
    due: -2,
    states: [
      [-45, 'owed'],
      [-41, 'sent'],
      [-41, 'paid'],
    ],
  },
  {
    number: 3,
    due: -1,
    states: [
      [-31, 'owed'],
      [-31, 'sent'],
      [-30, 'returned'],
    ],
  },
  { number: 4, due: 0, states: [[0, 'held']] },
];

const at = (date: CalendarDate): Date => new Date(`${date}T05:00:00.000Z`);
const ticketOf = ({ number }: DemoPayout): string => `AN${POLICY}-${number}`;

/** Adds the demo people's past payouts, and the terms of the annuity. */
export async function seedPayouts(db: Db, d: RelativeDates): Promise<void> {
  const account = await db
    .selectFrom('policy as p')
    .innerJoin('bank_account as b', 'b.policy_no', 'p.policy_no')
    .where('p.policy_no', '=', POLICY)
    .select(['p.customer_id', 'b.account_no', 'b.ifsc', 'b.holder_name'])
    .executeTakeFirstOrThrow();
  const { customer_id, ...sentTo } = account;
  const rows = PAYOUTS.map((payout) => {
    const [days, state] = payout.states.at(-1) ?? [0, 'owed'];
    const due = addCalendarMonths(d.today, payout.due);
    const paidOn = d.days(days);
    const late = penalInterest({ amount: GROSS, countsFrom: due, promisedOn: due, paidOn });
    return {
      ticket: ticketOf(payout),
      customer_id,
      policy_no: POLICY,
      kind: 'survival-benefit' as const,
      gross: GROSS,
      deductions: '[]',
      tax: 0,
      net: GROSS,
      counts_from: due,
      promised_on: due,
      ordered_at: at(d.days(payout.states[0]?.[0] ?? 0)),
      state,
      // held for two more days; the customer has been notified
      held_until: state === 'held' ? d.days(2) : null,
      hold_reason: state === 'held' ? ('new-device' as const) : null,
      hold_told_at: state === 'held' ? at(d.today) : null,
      tries: state === 'held' ? 0 : 1,
      penal_interest: state === 'paid' ? late.interest : 0,
      account_no: state === 'held' ? null : sentTo.account_no,
      ifsc: state === 'held' ? null : sentTo.ifsc,
      holder_name: state === 'held' ? null : sentTo.holder_name,
      bank_reference: state === 'held' ? null : `BANKN2026000000${payout.number}`,
      return_reason: state === 'returned' ? 'Account closed' : null,
      paid_on: state === 'paid' ? paidOn : null,
      look_at: at(d.today),
    };
  });
  await db.insertInto('payout').values(rows).execute();
  await db
    .insertInto('payout_event')
    .values(
      PAYOUTS.flatMap((payout) =>
        payout.states.map(([days, state], position) => ({
          ticket: ticketOf(payout),
          position,
          state,
          at: at(d.days(days)),
        })),
      ),
    )
    .execute();
  await post(db, rows);
  await seedAnnuity(db, d);
}

/** The instalments up to today are ordered. */
async function seedAnnuity(db: Db, { today }: RelativeDates): Promise<void> {
  const first_on = addCalendarMonths(today, -6);
  const next_on = addCalendarMonths(today, 1);
  await db
    .insertInto('annuity')
    .values({ policy_no: POLICY, instalment: GROSS, mode: 'monthly', first_on, last_on: null, next_on })
    .execute();
  await db
    .insertInto('benefit')
    .values(
      PAYOUTS.map(({ due }) => {
        const due_on = addCalendarMonths(today, due);
        return { policy_no: POLICY, kind: 'annuity' as const, due_on, amount: GROSS, ordered_at: at(due_on) };
      }),
    )
    .execute();
}

type SeededPayout = { ticket: string; state: PayoutState; ordered_at: Date; penal_interest: number };

/** Posts each payout as owed, and the paid ones as paid. */
async function post(db: Db, rows: readonly SeededPayout[]): Promise<void> {
  const postings = rows.flatMap(({ ticket, state, ordered_at: posted_at, penal_interest }) => [
    {
      posting: { order_id: null, kind: 'payout-owed' as const, posted_at, payout_ticket: ticket },
      entries: [
        { account: 'policy-benefits' as const, amount: GROSS },
        { account: 'payouts-payable' as const, amount: -GROSS },
      ],
    },
    ...(state === 'paid'
      ? [
          {
            posting: { order_id: null, kind: 'payout-paid' as const, posted_at, payout_ticket: ticket },
            entries: [
              { account: 'payouts-payable' as const, amount: GROSS },
              ...(penal_interest > 0 ? [{ account: 'penal-interest' as const, amount: penal_interest }] : []),
              { account: 'bank' as const, amount: -GROSS - penal_interest },
            ],
          },
        ]
      : []),
  ]);
  const ids = await db
    .insertInto('ledger_posting')
    .values(postings.map(({ posting }) => posting))
    .returning('id')
    .execute();
  await db
    .insertInto('ledger_entry')
    .values(
      postings.flatMap(({ entries }, place) =>
        entries.map((entry, position) => ({
          ...entry,
          posting_id: ids[place]?.id ?? 0,
          position,
          policy_no: entry.account === 'bank' ? null : POLICY,
        })),
      ),
    )
    .execute();
}
