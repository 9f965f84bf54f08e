import type { Policy } from '@lifedesk/journey';
import { type CalendarDate, dueState, parseDayFirstDate } from '@lifedesk/rules';
import type { AnswerOf, Schemas } from '@lifedesk/sdk';

export type Payment = Schemas['PolicyPayment'];
export type Card = AnswerOf<'policyCards'>['cardDetails'][number];

/** The data of the dashboard besides the customer; each undefined until loaded, or if that failed. */
export interface DashboardData {
  readonly payments: readonly Payment[] | undefined;
  readonly cards: readonly Card[] | undefined;
}

/** One policy with all that is known of it: cards are merged by policy number (section 7). */
export interface PolicyView {
  readonly policy: Policy;
  readonly payment: Payment | undefined;
  readonly card: Card | undefined;
  readonly dueDate: CalendarDate | undefined;
}

/** Merges what the calls told, in the order of the customer's list. */
export function viewsOf(policies: readonly Policy[], { payments, cards }: DashboardData): PolicyView[] {
  const of = <Row extends { policyNo: string }>(rows: readonly Row[] | undefined, { policyNo }: Policy) =>
    rows?.find((row) => row.policyNo === policyNo);
  return policies.map((policy) => ({
    policy,
    payment: of(payments, policy),
    card: of(cards, policy),
    dueDate: parseDayFirstDate(policy.dueDate) ?? undefined,
  }));
}

/** Can the premium be paid now? The button's rule (section 5), for the page that the button leads to. */
export function isPayable({ payment }: PolicyView, payPath: string, today: CalendarDate): boolean {
  if (!payment) return false;
  const dueDate = parseDayFirstDate(payment.dueDate);
  return dueState({ ...payment, dueDate, today, path: payPath, isPaymentBlocked: false }).payable;
}

/** The next premium that will fall due, when nothing is due now. */
export function nextPremium(views: readonly PolicyView[]): PolicyView | undefined {
  const upcoming = views.filter(({ policy, dueDate }) => policy.policyStatusCode === '1' && dueDate);
  return upcoming.sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''))[0];
}
