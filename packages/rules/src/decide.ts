/**
 * One clause of a rule, as data: code decides by it and a page can show it. A rule is a list of clauses, checked in
 * order; the first whose predicate is true decides.
 */
export interface Clause<Facts, Id extends string = string> {
  /** Screens show the sentence for it from `@lifedesk/rules/texts`, the only wording of the clause. */
  readonly id: Id;
  /** The answer of the rule when this clause decides. */
  readonly outcome: boolean;
  readonly predicate: (facts: Facts) => boolean;
}

/** The answer of a rule, and the clause that decided. */
export interface Decision<Id extends string> {
  readonly outcome: boolean;
  /** The id of the clause that decided. */
  readonly because: Id;
}

/**
 * The answer of the first clause that is true. The last clause of a rule is always true; without one, an unforeseen
 * case throws.
 */
export function decide<Facts, Id extends string>(clauses: readonly Clause<Facts, Id>[], facts: Facts): Decision<Id> {
  const deciding = clauses.find((clause) => clause.predicate(facts));
  if (!deciding) throw new Error('No clause decides');
  return { outcome: deciding.outcome, because: deciding.id };
}
