import type { Policy } from '@lifedesk/journey';
import { type CalendarDate, isCalendarDate, listFinancialYears } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';

export type PolicyDocument = AnswerOf<'policyDocumentList'>['documents'][number];
export type DocumentKind = PolicyDocument['kind'];

/** The kinds that there can be, in the order offered. */
export const documentKinds = [
  'premium-receipt',
  'premium-certificate',
  'policy-document',
  'account-statement',
  'notice',
] as const satisfies readonly DocumentKind[];

/** The policy that the address names by its opaque id, or the first; undefined if there is none. */
export function policyAtFirst(policies: readonly Policy[], id: string | null): Policy | undefined {
  return policies.find((policy) => policy.id === id) ?? policies[0];
}

/** The financial years for which a policy can have documents, newest first. */
export function yearsOf(policy: Policy, today: CalendarDate): string[] {
  const since = policy.policyIssueDate;
  return listFinancialYears(today, since && isCalendarDate(since) ? since : undefined).map(({ label }) => label);
}

export interface DocumentFilter {
  /** Empty: all kinds. */
  readonly kind: string;
  /** Empty: all years. */
  readonly financialYear: string;
}

/** The matching documents. Those without a year, such as the policy schedule, match every year. */
export function filterDocuments(
  documents: readonly PolicyDocument[],
  { kind, financialYear }: DocumentFilter,
): PolicyDocument[] {
  return documents.filter(
    (document) =>
      (kind === '' || document.kind === kind) &&
      (financialYear === '' || (document.financialYear ?? financialYear) === financialYear),
  );
}

/** The newest financial year with a document; empty if there is none. */
export function newestYear(documents: readonly PolicyDocument[]): string {
  return documents.reduce((newest, { financialYear = '' }) => (financialYear > newest ? financialYear : newest), '');
}
