import type { LoginAnswer, Policy } from '@lifedesk/journey';
import { type CalendarDate, parseDayFirstDate, showsPaymentButton } from '@lifedesk/rules';
import type { AnswerOf, Schemas } from '@lifedesk/sdk';

export type Payment = Schemas['PolicyPayment'];
export type Card = AnswerOf<'policyCards'>['cardDetails'][number];
export type Hold = AnswerOf<'policyHolds'>['holdDetails'][number];

/** What the dashboard is built from beside the customer; each undefined until it is there, or where it could not be had. */
export interface DashboardData {
  readonly payments: readonly Payment[] | undefined;
  readonly cards: readonly Card[] | undefined;
  readonly holds: readonly Hold[] | undefined;
}

/** One policy with all that is known of it: cards and holds are merged by policy number (section 7). */
export interface PolicyView {
  readonly policy: Policy;
  readonly payment: Payment | undefined;
  readonly card: Card | undefined;
  readonly hold: Hold | undefined;
  readonly dueDate: CalendarDate | undefined;
}

/** Merges what the calls told, in the order of the customer's list. */
export function viewsOf(policies: readonly Policy[], { payments, cards, holds }: DashboardData): PolicyView[] {
  const of = <Row extends { policyNo: string }>(rows: readonly Row[] | undefined, { policyNo }: Policy) =>
    rows?.find((row) => row.policyNo === policyNo);
  return policies.map((policy) => ({
    policy,
    payment: of(payments, policy),
    card: of(cards, policy),
    hold: of(holds, policy),
    dueDate: parseDayFirstDate(policy.dueDate) ?? undefined,
  }));
}

/** What needs the customer, the kinds in the order in which they are shown. */
export const attentionKinds = [
  'overdue',
  'lapsed',
  'due',
  'request',
  'on-hold',
  'fatca',
  'neft',
  'pan',
  'in-process',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export interface Attention {
  readonly kind: AttentionKind;
  /** The policy that it is about; none where it is about the customer. */
  readonly view?: PolicyView;
}

type Told = Card['attention'][number];
const ofPolicy: Partial<Record<Told, AttentionKind>> = {
  'premium-overdue': 'overdue',
  'premium-due': 'due',
  lapsed: 'lapsed',
  revivable: 'lapsed',
  'request-waiting': 'request',
};
const ofCustomer: Partial<Record<Told, AttentionKind>> = {
  'fatca-missing': 'fatca',
  'neft-missing': 'neft',
  'pan-missing': 'pan',
};

/** What the customer's own data lacks. */
export type CustomerFlags = Pick<LoginAnswer, 'isFatcaRequired' | 'isPanValid' | 'neftQcStatus'>;

/**
 * What needs the customer first: premiums and lapses of each policy, and once what the customer's own data lacks. A
 * premium whose payment is with the bank asks for nothing. Of one kind, the earliest date comes first.
 */
export function attentionOf(views: readonly PolicyView[], customer: CustomerFlags): Attention[] {
  const found: Attention[] = views.flatMap((view) => {
    const kinds = new Set<AttentionKind>((view.card?.attention ?? []).flatMap((told) => ofPolicy[told] ?? []));
    if (view.payment?.ongoingTransaction) {
      kinds.delete('due');
      kinds.delete('overdue');
      kinds.add('in-process');
    }
    if (view.hold?.isOnHold) kinds.add('on-hold');
    if (kinds.has('overdue')) kinds.delete('due');
    return [...kinds].map((kind) => ({ kind, view }));
  });
  const lacks = new Set(views.flatMap(({ card }) => (card?.attention ?? []).flatMap((told) => ofCustomer[told] ?? [])));
  if (customer.isFatcaRequired) lacks.add('fatca');
  if (customer.isPanValid === 'N') lacks.add('pan');
  if (customer.neftQcStatus === 'missing') lacks.add('neft');
  found.push(...[...lacks].map((kind) => ({ kind })));
  const rank = ({ kind }: Attention) => attentionKinds.indexOf(kind);
  const date = ({ view }: Attention) => view?.dueDate ?? '9999';
  return found.sort((a, b) => rank(a) - rank(b) || date(a).localeCompare(date(b)));
}

/** Can the premium be paid now? The button's rule (section 5), for the page that the button leads to. */
export function isPayable({ payment }: PolicyView, payPath: string): boolean {
  if (!payment || payment.totalPremiumDueToBePaid === 0) return false;
  return showsPaymentButton({ ...payment, path: payPath, isPaymentBlocked: false }).shows;
}

/** The next premium that will fall due, when nothing is due now. */
export function nextPremium(views: readonly PolicyView[]): PolicyView | undefined {
  const upcoming = views.filter(({ policy, dueDate }) => policy.policyStatusCode === '1' && dueDate);
  return upcoming.sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''))[0];
}
