import type { DueBenefit } from '../benefits/benefits-due.ts';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { endsWithoutMoney } from '../policy/ends-without-money.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { costOfInstalment, unpaidInstalments } from '../premium/unpaid-instalments.ts';

/** An event of a policy on a day that is known in advance. */
export const HORIZON_KINDS = [
  'premium-due',
  'auto-debit',
  'appointment',
  'free-look-end',
  'life-certificate',
  'annuity',
  'survival-benefit',
  'maturity',
  'cover-end',
] as const;
export type HorizonKind = (typeof HORIZON_KINDS)[number];

/** What decides the events of a policy in the next twelve months. */
export interface HorizonPolicy extends PremiumTerms {
  readonly policyNo: string;
  /** Premiums fall due: the policy is in force and not paid up. */
  readonly isPremiumPaying: boolean;
  /** The bank pays premiums automatically on the due date. */
  readonly isAutoDebit: boolean;
  /** The policy still runs: it has not matured, been surrendered or settled, or lapsed without cover. */
  readonly isRunning: boolean;
  readonly maturityDate: CalendarDate | null;
  /** Due date of a life certificate that we have not received. */
  readonly certificateDueOn: CalendarDate | null;
  /** The same for the second life of an annuity on two lives; null or left out if there is none. */
  readonly secondCertificateDueOn?: CalendarDate | null;
  /** The last day of its free look; null or left out if it has none today. */
  readonly freeLookUntil?: CalendarDate | null;
  /** The annuity payments and survival benefits of the twelve months; left out if there are none. */
  readonly benefits?: readonly DueBenefit[];
  /** Received for premiums and not yet applied, in paise; nothing if left out. */
  readonly received?: Paise;
}

/** Something arranged with a customer, such as a cheque pickup. */
export interface Appointment {
  readonly date: CalendarDate;
  readonly policyNos: readonly string[];
}

/** One event, or several of a kind in one month. */
export interface HorizonEvent {
  readonly kind: HorizonKind;
  /** The day; for several, the first. */
  readonly date: CalendarDate;
  readonly policyNos: readonly string[];
  /** In paise with GST; null if there is no amount, or it is not known yet. */
  readonly amount: Paise | null;
  readonly count: number;
}

/** The last day of the twelve months that start today. */
export function horizonEnd(today: CalendarDate): CalendarDate {
  return addCalendarDays(addCalendarMonths(today, 12), -1);
}

/**
 * The events of the next twelve months from today, the earliest first. Overdue premiums are left out: the customer has
 * to deal with them now.
 */
export function horizonOf(
  policies: readonly HorizonPolicy[],
  appointments: readonly Appointment[],
  today: CalendarDate,
): HorizonEvent[] {
  const until = horizonEnd(today);
  const all = [
    ...policies.flatMap((policy) => eventsOf(policy, until)),
    ...appointments.map(({ date, policyNos }) => ({ kind: 'appointment' as const, date, policyNos, amount: null })),
  ];
  return all
    .filter(({ date }) => date >= today && date <= until)
    .map((event) => ({ ...event, count: 1 }))
    .sort(byDate);
}

const byDate = (a: HorizonEvent, b: HorizonEvent): number =>
  a.date.localeCompare(b.date) ||
  HORIZON_KINDS.indexOf(a.kind) - HORIZON_KINDS.indexOf(b.kind) ||
  (a.policyNos[0] ?? '').localeCompare(b.policyNos[0] ?? '');

function eventsOf(policy: HorizonPolicy, until: CalendarDate): Omit<HorizonEvent, 'count'>[] {
  const { maturityDate, certificateDueOn, secondCertificateDueOn, freeLookUntil } = policy;
  const certificates = new Set([certificateDueOn, secondCertificateDueOn].filter((day) => day != null));
  const of = (kind: HorizonKind, date: CalendarDate, amount: Paise | null = null) => ({
    kind,
    date,
    amount,
    policyNos: [policy.policyNo],
  });
  return [
    ...premiumsLeft(policy, until).map(({ dueDate, amount }) =>
      of(policy.isAutoDebit ? 'auto-debit' : 'premium-due', dueDate, amount),
    ),
    ...(freeLookUntil ? [of('free-look-end', freeLookUntil)] : []),
    ...[...certificates].map((day) => of('life-certificate', day)),
    ...(policy.benefits ?? []).flatMap(({ kind, dueOn, amount }) =>
      kind === 'maturity' ? [] : [of(kind, dueOn, amount)],
    ),
    ...(maturityDate && policy.isRunning
      ? [of(endsWithoutMoney(policy.line) ? 'cover-end' : 'maturity', maturityDate)]
      : []),
  ];
}

/** The premiums until a day that are not paid yet, oldest first, in paise with GST. What was received pays the oldest. */
export function premiumsLeft(
  policy: HorizonPolicy,
  until: CalendarDate,
): { readonly dueDate: CalendarDate; readonly amount: Paise }[] {
  if (!policy.isPremiumPaying) return [];
  let received = policy.received ?? 0;
  return unpaidInstalments(policy, until).flatMap((instalment) => {
    const cost = costOfInstalment(instalment);
    const paid = Math.min(received, cost);
    received -= paid;
    return paid < cost ? [{ dueDate: instalment.dueDate, amount: cost - paid }] : [];
  });
}

/**
 * Groups events of each kind by calendar month, for a company with thousands of policies: amounts added up, the first
 * date. Events may already be such groups, in any order.
 */
export function groupHorizon(events: readonly HorizonEvent[]): HorizonEvent[] {
  const groups = new Map<
    string,
    { first: HorizonEvent; amounts: number; hasAmount: boolean; policyNos: Set<string>; count: number }
  >();
  for (const event of events) {
    const key = `${event.date.slice(0, 7)} ${event.kind}`;
    const group = groups.get(key) ?? {
      first: event,
      amounts: 0,
      hasAmount: false,
      policyNos: new Set<string>(),
      count: 0,
    };
    groups.set(key, group);
    if (event.date < group.first.date) group.first = event;
    group.amounts += event.amount ?? 0;
    group.hasAmount ||= event.amount !== null;
    group.count += event.count;
    for (const policyNo of event.policyNos) group.policyNos.add(policyNo);
  }
  return [...groups.values()]
    .map(({ first, amounts, hasAmount, policyNos, count }) => ({
      ...first,
      amount: hasAmount ? amounts : null,
      policyNos: [...policyNos],
      count,
    }))
    .sort(byDate);
}
