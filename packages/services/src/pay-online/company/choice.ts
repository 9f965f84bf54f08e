import type { Policy } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import type { BodyOf } from '@lifedesk/sdk';
import { type Due, duesOf } from '../dues.ts';

/** For so many policies may be paid at once: as many as the server takes. */
export const mostAtOnce = 1000;

/** What is to be paid for with the next payment, by policy number, in the order in which it was chosen. */
export type Choice = ReadonlyMap<string, Due>;

export const nothingChosen: Choice = new Map();

/** What is to be paid for each of these policies on a day, in their order; nothing of those of which the server does not say it. */
export function duesOfCompany(policies: readonly Policy[], today: CalendarDate): Due[] {
  return policies.flatMap(({ paymentDetails }) => (paymentDetails ? duesOf([paymentDetails], today) : []));
}

/** The choice with those of the dues that can be paid, as many as one payment may have. */
export function withDues(choice: Choice, dues: readonly Due[]): { choice: Choice; areTooMany: boolean } {
  const next = new Map(choice);
  for (const due of dues)
    if (due.payable && (next.has(due.policyNo) || next.size < mostAtOnce)) next.set(due.policyNo, due);
  return { choice: next, areTooMany: dues.some((due) => due.payable && !next.has(due.policyNo)) };
}

export function withoutDues(choice: Choice, dues: readonly Due[]): Choice {
  const next = new Map(choice);
  for (const { policyNo } of dues) next.delete(policyNo);
  return next;
}

/** What is paid for it all, in paise. */
export function sumOf(choice: Choice): number {
  return [...choice.values()].reduce((sum, due) => sum + due.totalPremiumDueToBePaid, 0);
}

/** What the server is asked to take the payment for. */
export function itemsOf(choice: Choice): BodyOf<'corporateCreatePayment'>['items'] {
  return [...choice.values()].map(({ policyNo, totalPremiumDueToBePaid: amount }) => ({ policyNo, amount }));
}
