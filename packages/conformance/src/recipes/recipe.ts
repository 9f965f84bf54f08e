import type { SessionKind } from '../contract/operations.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Need } from './needs.ts';
import type { Scope } from './scope.ts';

/**
 * How a body that succeeds is made. It is the contract's example, in which each field takes the value of the same name
 * from what was read before: the person, the bodies and answers of earlier calls.
 */
export interface Recipe {
  /** The session, if not of the first kind that the contract lists. */
  readonly kind?: SessionKind;
  /**
   * The operation to read first, and the objects in its answer to take values from: `modeChangeDetails policies.modes`.
   * Each object is tried, with the ones around it. Of several operations, the next is called when the ones before have nothing
   * that leads to a success.
   */
  readonly from?: string | readonly string[];
  /** Takes only objects whose properties have these values; null for a property that is absent. */
  readonly when?: Readonly<Record<string, Json>>;
  /**
   * Fields that have another value. `@name` is the value of that name, `@name#` what follows the `#` of an address,
   * `@today+3` a date.
   */
  readonly set?: Readonly<Record<string, Json>>;
  /** The body for the operation that is read first, if not one of its own recipe. */
  readonly fromBody?: JsonObject;
  /** Values that follow from those that were read. */
  readonly compute?: (scope: Scope) => JsonObject;
  /** Days by which the clock moves first, so that the insurer has decided about earlier requests. */
  readonly waitDays?: number;
  /**
   * A date of the object that was read. The clock moves until so many days before it, and the check begins again: what the
   * operation needs is then the case.
   */
  readonly waitFor?: { readonly date: string; readonly daysBefore: number };
  /** An operation that must succeed first for the policy of the object, and the days until it has an effect. */
  readonly prepare?: { readonly operation: string; readonly days: number };
  /** What only the test system knows. */
  readonly needs?: Need;
  /** The mobile number or email address that receives the second code of a change of contact. */
  readonly newContact?: string;
  /** The operation that is read first sends the code itself. */
  readonly isCodeSent?: boolean;
  /** Fields of the example to leave out. */
  readonly drop?: readonly string[];
  /** Which of the contract's examples, from 0; by default the first that names something of the person's. */
  readonly example?: number;
  /** What the file that the call needs is uploaded for. */
  readonly purpose?: string;
  /** The call ends its session, so it has one of its own. */
  readonly endsSession?: boolean;
}
