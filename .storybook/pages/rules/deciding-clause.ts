import type { RuleEntry } from './entry.ts';

/** The place of the clause that decides for these values, or -1. */
export const decidingClause = (
  clauses: NonNullable<RuleEntry['clauses']>,
  given: Readonly<Record<string, unknown>>,
): number =>
  // the inputs of a rule are its facts
  clauses.findIndex(({ predicate }) => isTrue(() => predicate(given as never)));

/** A value that is not a date throws; then no clause decides. */
function isTrue(predicate: () => boolean): boolean {
  try {
    return predicate();
  } catch {
    return false;
  }
}
