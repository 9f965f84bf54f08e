/**
 * One clause of a rule, as data: production decides by it and a page can show it. A rule is a list of clauses in the
 * order in which they are asked; the first whose predicate holds decides.
 */
export interface Clause<Facts, Id extends string = string> {
  readonly id: Id;
  /** What the clause says, in English, for those who review the rule. Screens show a message chosen by `id`. */
  readonly description: string;
  /** What the rule answers when this clause decides. */
  readonly outcome: boolean;
  readonly predicate: (facts: Facts) => boolean;
}

export interface Decision<Id extends string> {
  readonly outcome: boolean;
  /** The id of the clause that decided. */
  readonly because: Id;
}

/** The answer of the first clause that holds. The last clause of a rule holds always; without one an unforeseen case throws. */
export function decide<Facts, Id extends string>(clauses: readonly Clause<Facts, Id>[], facts: Facts): Decision<Id> {
  const deciding = clauses.find((clause) => clause.predicate(facts));
  if (!deciding) throw new Error('No clause decides');
  return { outcome: deciding.outcome, because: deciding.id };
}
