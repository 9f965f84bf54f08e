/** A value of the caller: a chain of equalities has to end here. */
export const GIVEN = 'given';

/** Which values a statement sets equal. A value is named by its source's number and depth, and its column. */
export class EqualValues {
  readonly #from = new Map<string, Set<string>>();
  #count = 0;

  /** The start of the names of a new source's values. */
  newSource(depth: number): string {
    this.#count += 1;
    return `${this.#count} ${depth} `;
  }

  isGiven(value: string | undefined, seen = new Set<string>()): boolean {
    if (value === undefined || seen.has(value)) return false;
    if (value === GIVEN) return true;
    seen.add(value);
    return [...(this.#from.get(value) ?? [])].some((other) => this.isGiven(other, seen));
  }

  /** The first value is known if the second is. */
  follow(value: string | undefined, from: string | undefined): void {
    if (value && from && value !== GIVEN) this.#from.set(value, (this.#from.get(value) ?? new Set()).add(from));
  }

  /** A condition inside a subquery says nothing about a row outside, because the row inside may be missing. */
  equate(left: string | undefined, right: string | undefined): void {
    if (!left || !right) return;
    if (depthOf(left) >= depthOf(right)) this.follow(left, right);
    if (depthOf(right) >= depthOf(left)) this.follow(right, left);
  }
}

const depthOf = (value: string): number => (value === GIVEN ? -1 : Number(value.split(' ')[1]));
