import type * as rules from '@lifedesk/rules';
import type { Clause } from '@lifedesk/rules';

type Functions<Module> = {
  [Name in keyof Module]: Module[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Module];

/** The name of an exported rule. */
export type RuleName = Functions<typeof rules>;

/** An input to try; its kind decides which component of the design system is used. */
export interface Input<Value> {
  readonly kind: 'text' | 'date' | 'number' | 'flag' | 'choice' | 'json';
  readonly initial: Value;
  readonly options?: readonly string[];
}

type Values<Inputs> = { [Name in keyof Inputs]: Inputs[Name] extends Input<infer Value> ? Value : never };

/** A rule on its page. The description comes from its docstring, the results from calling it. */
export interface RuleEntry {
  readonly name: RuleName;
  readonly inputs: Readonly<Record<string, Input<unknown>>>;
  readonly ask: (given: Readonly<Record<string, unknown>>) => unknown;
  /** The differences from the initial values just before and just after each boundary. */
  readonly edges: readonly Readonly<Record<string, unknown>>[];
  /** The clauses that production uses, if the rule has any. */
  readonly clauses?: readonly Clause<never>[] | undefined;
}

/**
 * A rule on the pages.
 * @param ask calls the rule with the values of the inputs
 */
export function rule<Inputs extends Record<string, Input<unknown>>>(
  name: RuleName,
  inputs: Inputs,
  ask: (given: Values<Inputs>) => unknown,
  edges: readonly Partial<Values<Inputs>>[],
  clauses?: readonly Clause<never>[],
): RuleEntry {
  // the page fills every input with a value of its kind, which the types of a list of all rules cannot express
  return { name, inputs, ask: ask as RuleEntry['ask'], edges, clauses };
}

export const text = (initial: string): Input<string> => ({ kind: 'text', initial });
export const date = (initial: rules.CalendarDate): Input<rules.CalendarDate> => ({ kind: 'date', initial });
/** A date that may be missing. */
export const optionalDate = (initial: rules.CalendarDate | null): Input<rules.CalendarDate | null> => ({
  kind: 'date',
  initial,
});
export const number = (initial: number): Input<number> => ({ kind: 'number', initial });
export const flag = (initial: boolean): Input<boolean> => ({ kind: 'flag', initial });
export const choice = <Option extends string>(options: readonly Option[], initial: Option): Input<Option> => ({
  kind: 'choice',
  initial,
  options,
});
/** A list or an object, written as JSON. */
export const json = <Value>(initial: Value): Input<Value> => ({ kind: 'json', initial });
