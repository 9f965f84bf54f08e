import type { Policy } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import type { BodyOf } from '@lifedesk/sdk';
import { amountOf, type Due, duesOf } from '../dues.ts';

/** How many policies one payment can cover: the server's limit. */
export const maxAtOnce = 1000;

/** A chosen policy, and how many of its premiums are paid, oldest first. */
interface PolicyChoice {
  readonly due: Due;
  readonly count: number;
}

/** The chosen policies by number, in the order of choice. */
export type Choice = ReadonlyMap<string, PolicyChoice>;

export const nothingChosen: Choice = new Map();

/** The dues of these policies on a day, in order; leaves out policies without payment details from the server. */
export function duesOfCompany(policies: readonly Policy[], today: CalendarDate): Due[] {
  return policies.flatMap(({ paymentDetails }) => (paymentDetails ? duesOf([paymentDetails], today) : []));
}

/** Every premium that can be paid. */
export const everyPremium = ({ premiums }: Due): number => Math.max(1, premiums.length);

/** How many of a policy's premiums fall due until a day, with those that have to be paid together. */
export function premiumsUntil({ premiums, least, dueOn }: Due, until: CalendarDate): number {
  if (dueOn === null || dueOn > until) return 0;
  return Math.max(1, least, premiums.filter(({ dueDate }) => dueDate <= until).length);
}

/**
 * The choice plus those dues that can be paid, up to the limit of one payment.
 * @param countOf how many premiums of each; with none the policy is left out
 */
export function withDues(
  choice: Choice,
  dues: readonly Due[],
  countOf: (due: Due) => number = everyPremium,
): { choice: Choice; areTooMany: boolean } {
  const next = new Map(choice);
  const wanted = dues.filter((due) => due.payable && countOf(due) > 0);
  for (const due of wanted)
    if (next.has(due.policyNo) || next.size < maxAtOnce) next.set(due.policyNo, { due, count: countOf(due) });
  return { choice: next, areTooMany: wanted.some(({ policyNo }) => !next.has(policyNo)) };
}

export function withoutDues(choice: Choice, dues: readonly Due[]): Choice {
  const next = new Map(choice);
  for (const { policyNo } of dues) next.delete(policyNo);
  return next;
}

/** What is to be paid for these policies, in paise. */
export const totalOf = (dues: readonly Due[]): number =>
  dues.reduce((sum, due) => sum + due.totalPremiumDueToBePaid, 0);

/** What is paid for a policy, in paise: what is chosen of it, otherwise everything that can be paid. */
export const shownAmount = (choice: Choice, due: Due): number =>
  amountOf(due, choice.get(due.policyNo)?.count ?? everyPremium(due));

/** The total, in paise. */
export const sumOf = (choice: Choice): number =>
  [...choice.values()].reduce((sum, { due, count }) => sum + amountOf(due, count), 0);

/** The body of the payment request. */
export function itemsOf(choice: Choice): BodyOf<'corporateCreatePayment'>['items'] {
  return [...choice.values()].map(({ due, count }) => ({ policyNo: due.policyNo, amount: amountOf(due, count) }));
}
