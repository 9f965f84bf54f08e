import * as rules from '@lifedesk/rules';
import { sources } from './sources.ts';

/** A table or a limit that the package exports in addition to its rules. */
export interface Constant {
  readonly name: string;
  readonly value: unknown;
}

const isClauses = (value: unknown) => Array.isArray(value) && typeof value[0]?.predicate === 'function';

/** Exports that are not functions; the clauses are shown with their rules. */
export const constants: readonly Constant[] = Object.entries(rules)
  .filter(([, value]) => typeof value !== 'function' && !isClauses(value))
  .map(([name, value]) => ({ name, value }));

/** The folder of a rule or a table. */
export const domainOf = (name: string): string => sources.get(name)?.domain ?? '';
