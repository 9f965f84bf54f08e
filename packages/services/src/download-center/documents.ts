import type { Policy } from '@lifedesk/journey';
import { type CalendarDate, isCalendarDate, listFinancialYears } from '@lifedesk/rules';
import type { AnswerOf, BodyOf } from '@lifedesk/sdk';

export type PolicyDocument = AnswerOf<'policyDocumentList'>['documents'][number];
export type DocumentKind = PolicyDocument['kind'];
export type DocumentFilter = BodyOf<'policyDocumentList'>;

/** The kinds to choose from, in the order in which they are offered. */
export const documentKinds = [
  'premium-receipt',
  'premium-certificate',
  'policy-document',
  'account-statement',
  'bonus-statement',
  'notice',
] as const satisfies readonly DocumentKind[];

/** The policy that the address names by its opaque id, or the first; undefined where there is none. */
export function policyAtFirst(policies: readonly Policy[], id: string | null): Policy | undefined {
  return policies.find((policy) => policy.id === id) ?? policies[0];
}

/** The financial years for which a policy can have documents, newest first. */
export function yearsOf(policy: Policy, today: CalendarDate): string[] {
  const since = policy.policyIssueDate;
  return listFinancialYears(today, since && isCalendarDate(since) ? since : undefined).map(({ label }) => label);
}

/** What the list is asked for; a filter that is not chosen is left out. */
export function filterOf(policyNo: string, kind: string, financialYear: string): DocumentFilter {
  const known = documentKinds.find((candidate) => candidate === kind);
  return { policyNo, ...(known && { kind: known }), ...(financialYear && { financialYear }) };
}
