import {
  type CalendarDate,
  costOfInstalment,
  graceEndsOn,
  type HorizonKind,
  overdueInstalments,
  type Paise,
  policyRestriction,
  type TotalledPolicy,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { type LoadedHorizon, loadHorizon, restrictionFacts } from '../policies/public.ts';

const KINDS = ['premium-due', 'auto-debit'] as const satisfies readonly HorizonKind[];

/** A premium on the day on which the customer or a bank pays it. */
export interface FeedEvent {
  readonly kind: (typeof KINDS)[number];
  readonly policyNo: string;
  readonly dueDate: CalendarDate;
  /** The due date, or the day on which a bank will debit. */
  readonly date: CalendarDate;
  /** With GST. */
  readonly amount: Paise;
  readonly graceEndsOn: CalendarDate;
}

/** The maximum number of events in a feed; the earliest are kept. */
const MAX_EVENTS = 2000;

/**
 * The dashboard's premiums of the next twelve months, and overdue ones until they are paid. If a debit is planned for
 * the oldest unpaid one, its event is on that day. Policies closed to payments have no events.
 */
export async function findFeedEvents(
  sources: Pick<Deps, 'db' | 'contributions'>,
  customerId: number,
  today: CalendarDate,
): Promise<FeedEvent[]> {
  const horizon = await loadHorizon(sources, customerId, today);
  const open = new Map(openPolicies(horizon, today).map((policy) => [policy.policyNo, policy]));
  const events = [...[...open.values()].flatMap((policy) => overdueOf(policy, today)), ...aheadOf(horizon, open)];
  return events
    .map((event) => atDebit(event, open.get(event.policyNo), horizon.debits))
    .sort((a, b) => a.date.localeCompare(b.date) || a.policyNo.localeCompare(b.policyNo))
    .slice(0, MAX_EVENTS);
}

function openPolicies({ rows, policies }: LoadedHorizon, today: CalendarDate): TotalledPolicy[] {
  const blocked = new Set(
    rows
      .filter((row) => {
        const facts = { ...restrictionFacts(row), action: 'payment' as const, ownerBirthDate: null, today };
        return policyRestriction(facts).restricted;
      })
      .map(({ policy_no }) => policy_no),
  );
  return policies.filter(({ policyNo, isPremiumPaying }) => isPremiumPaying && !blocked.has(policyNo));
}

const eventOf = (
  { policyNo, premiumMode }: TotalledPolicy,
  kind: FeedEvent['kind'],
  dueDate: CalendarDate,
  amount: Paise,
): FeedEvent => ({
  kind,
  policyNo,
  dueDate,
  date: dueDate,
  amount,
  graceEndsOn: graceEndsOn(dueDate, premiumMode),
});

const overdueOf = (policy: TotalledPolicy, today: CalendarDate): FeedEvent[] =>
  overdueInstalments(policy, today).map((instalment) =>
    eventOf(policy, 'premium-due', instalment.dueDate, costOfInstalment(instalment)),
  );

const aheadOf = ({ events }: LoadedHorizon, open: ReadonlyMap<string, TotalledPolicy>): FeedEvent[] =>
  events.flatMap(({ kind, date, policyNos, amount }) => {
    const policy = open.get(policyNos[0] ?? '');
    const known = KINDS.find((one) => one === kind);
    return policy && known && amount !== null ? [eventOf(policy, known, date, amount)] : [];
  });

function atDebit(event: FeedEvent, policy: TotalledPolicy | undefined, debits: LoadedHorizon['debits']): FeedEvent {
  const debitOn = policy?.dueDate === event.dueDate ? debits.get(event.policyNo) : undefined;
  return debitOn ? { ...event, kind: 'auto-debit', date: debitOn } : event;
}
