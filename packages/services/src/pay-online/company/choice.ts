import type { Policy } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import type { BodyOf } from '@lifedesk/sdk';
import { type Due, duesOf } from '../dues.ts';

/** How many policies one payment can cover: the server's limit. */
export const maxAtOnce = 1000;

/** The chosen policies with their dues, by policy number, in the order of choice. */
export type Choice = ReadonlyMap<string, Due>;

export const nothingChosen: Choice = new Map();

/** The dues of these policies on a day, in order; leaves out policies without payment details from the server. */
export function duesOfCompany(policies: readonly Policy[], today: CalendarDate): Due[] {
  return policies.flatMap(({ paymentDetails }) => (paymentDetails ? duesOf([paymentDetails], today) : []));
}

/** The choice plus those dues that can be paid, up to the limit of one payment. */
export function withDues(choice: Choice, dues: readonly Due[]): { choice: Choice; areTooMany: boolean } {
  const next = new Map(choice);
  for (const due of dues)
    if (due.payable && (next.has(due.policyNo) || next.size < maxAtOnce)) next.set(due.policyNo, due);
  return { choice: next, areTooMany: dues.some((due) => due.payable && !next.has(due.policyNo)) };
}

export function withoutDues(choice: Choice, dues: readonly Due[]): Choice {
  const next = new Map(choice);
  for (const { policyNo } of dues) next.delete(policyNo);
  return next;
}

/** What is to be paid for these policies, in paise. */
export const totalOf = (dues: readonly Due[]): number =>
  dues.reduce((sum, due) => sum + due.totalPremiumDueToBePaid, 0);

/** The total, in paise. */
export const sumOf = (choice: Choice): number => totalOf([...choice.values()]);

/** The choice of everything that can be paid and falls due until a day, instead of what was chosen. */
export const dueUntil = (dues: readonly Due[], until: CalendarDate) =>
  withDues(
    nothingChosen,
    dues.filter(({ dueOn }) => dueOn !== null && dueOn <= until),
  );

/** The body of the payment request. */
export function itemsOf(choice: Choice): BodyOf<'corporateCreatePayment'>['items'] {
  return [...choice.values()].map(({ policyNo, totalPremiumDueToBePaid: amount }) => ({ policyNo, amount }));
}
