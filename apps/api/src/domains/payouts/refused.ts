import { type Problem, problem } from '../../platform/problem.ts';

/** Refuses a place of the body with `validation`. */
export const refused = (pointer: string, detail: string): Problem =>
  problem('validation', { errors: [{ pointer, detail }] });
