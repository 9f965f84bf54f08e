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

const PREMIUMS = ['premium-due', 'auto-debit'] as const satisfies readonly HorizonKind[];

/** A premium on the day on which the customer or a bank pays it, or the last day of a free look. */
export interface FeedEvent {
  readonly kind: (typeof PREMIUMS)[number] | 'free-look-end';
  readonly policyNo: string;
  readonly dueDate: CalendarDate;
  /** The due date, the day on which a bank will debit, or the last day of the free look. */
  readonly date: CalendarDate;
  /** With GST; null for a free look. */
  readonly amount: Paise | null;
  /** Null for a free look. */
  readonly graceEndsOn: CalendarDate | null;
}

/** The maximum number of events in a feed; the earliest are kept. */
const MAX_EVENTS = 2000;

/**
 * The dashboard's premiums of the next twelve months, overdue ones until they are paid, and the last days of free looks.
 * If a debit is planned for the oldest unpaid premium, its event is on that day. Policies closed to payments have no events.
 */
export async function findFeedEvents(
  sources: Pick<Deps, 'db' | 'contributions'>,
  customerId: number,
  today: CalendarDate,
): Promise<FeedEvent[]> {
  const horizon = await loadHorizon(sources, customerId, today);
  const policies = openPolicies(horizon, today);
  const open = new Map(
    policies.filter(({ isPremiumPaying }) => isPremiumPaying).map((policy) => [policy.policyNo, policy]),
  );
  const premiums = [...[...open.values()].flatMap((policy) => overdueOf(policy, today)), ...aheadOf(horizon, open)].map(
    (event) => atDebit(event, open.get(event.policyNo), horizon.debits),
  );
  return [...premiums, ...freeLooksOf(horizon, policies)]
    .sort((a, b) => a.date.localeCompare(b.date) || a.policyNo.localeCompare(b.policyNo))
    .slice(0, MAX_EVENTS);
}

/** Those in which payments are not barred. */
function openPolicies({ rows, policies }: LoadedHorizon, today: CalendarDate): TotalledPolicy[] {
  const blocked = new Set(
    rows
      .filter((row) => {
        const facts = { ...restrictionFacts(row), action: 'payment' as const, ownerBirthDate: null, today };
        return policyRestriction(facts).restricted;
      })
      .map(({ policy_no }) => policy_no),
  );
  return policies.filter(({ policyNo }) => !blocked.has(policyNo));
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
    const known = PREMIUMS.find((one) => one === kind);
    return policy && known && amount !== null ? [eventOf(policy, known, date, amount)] : [];
  });

const freeLooksOf = ({ events }: LoadedHorizon, policies: readonly TotalledPolicy[]): FeedEvent[] =>
  policies.flatMap(({ policyNo }) =>
    events
      .filter(({ kind, policyNos }) => kind === 'free-look-end' && policyNos[0] === policyNo)
      .map(({ date }) => ({
        kind: 'free-look-end' as const,
        policyNo,
        dueDate: date,
        date,
        amount: null,
        graceEndsOn: null,
      })),
  );

function atDebit(event: FeedEvent, policy: TotalledPolicy | undefined, debits: LoadedHorizon['debits']): FeedEvent {
  const debitOn = policy?.dueDate === event.dueDate ? debits.get(event.policyNo) : undefined;
  return debitOn ? { ...event, kind: 'auto-debit', date: debitOn } : event;
}
