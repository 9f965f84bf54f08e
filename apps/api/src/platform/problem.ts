import type { components } from '@lifedesk/contract';
import { type CalendarDate, isCalendarDate } from '@lifedesk/rules';
import {
  type RefusalFacts,
  type RefusalFactsOf,
  type RefusalReason,
  type RefusalRule,
  refusalText,
} from '@lifedesk/rules/texts';
import type { Account } from './access/account.ts';
import { catalogue } from './contract/catalogue.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemDetail = components['schemas']['ProblemError'];

export interface ProblemOptions {
  /** Replaces the catalogue's text. Customers read it, so it must contain no internals and no values. */
  detail?: string;
  errors?: readonly ProblemDetail[];
  /** Why a file is refused. */
  fileFault?: components['schemas']['FileFault'];
  /** The nearest free times, if one was taken. */
  slots?: components['schemas']['Problem']['slots'];
  triesLeft?: number;
  /** Seconds; also sent as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
  /** Whom a refusal without a session is about; logged as a pseudonym. */
  account?: Account;
}

/** An expected failure of an operation. The contract defines its status, title and text by its code. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly options: ProblemOptions;
  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    const entry = catalogue(code);
    super(code, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.status = entry.status;
    this.title = entry.title;
    this.detail = options.detail ?? entry.detail;
    this.options = options;
  }

  /** The response body. */
  toJson(correlationId: string): components['schemas']['Problem'] {
    const { errors, fileFault, slots, triesLeft, retryAfter } = this.options;
    return {
      type: `urn:lifedesk:problem:${this.code}`,
      title: this.title,
      status: this.status,
      detail: this.detail,
      code: this.code,
      correlationId,
      ...(errors ? { errors: [...errors] } : {}),
      ...(fileFault ? { fileFault } : {}),
      ...(slots ? { slots } : {}),
      ...(triesLeft === undefined ? {} : { triesLeft }),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }
}

/** `throw problem('not-found')`. */
export function problem(code: ProblemCode, options?: ProblemOptions): Problem {
  return new Problem(code, options);
}

/** A `validation` problem at a field of the body: `throw validationProblem('/policyNo', 'must have a bank account')`. */
export function validationProblem(pointer: string, detail: string): Problem {
  return problem('validation', { errors: [{ pointer, detail }] });
}

/** A date of the body. Throws `validation` at its field if there is no such date. */
export function dateAt(pointer: string, text: string): CalendarDate {
  if (isCalendarDate(text)) return text;
  throw validationProblem(pointer, 'must be a date');
}

/** What a rule returned: its reason, and the facts of its sentence. Those without a value are left out. */
type RuleResult<Rule extends RefusalRule> = { readonly because: RefusalReason<Rule> } & {
  readonly [Fact in keyof RefusalFacts]?: RefusalFacts[Fact] | null | undefined;
} & RefusalFactsOf<Rule>;

/** A part of the body that a rule refuses, with the rule's own reason. The detail is its sentence in English. */
export function refusalAt<Rule extends RefusalRule>(
  pointer: string,
  rule: Rule,
  result: RuleResult<Rule>,
): ProblemDetail {
  const { because, date, minimum, maximum, step, amount, total, sum, percent, count } = result;
  // named one by one: what else a result contains stays here
  const values = { date, minimum, maximum, step, amount, total, sum, percent, count };
  const facts: RefusalFacts = Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' || Number.isSafeInteger(value)),
  );
  const detail = refusalText({ rule, because, facts }, 'en');
  if (detail === undefined) throw new Error(`no sentence for ${because} of the rule ${rule}`);
  return { pointer, detail, rule, because, ...(Object.keys(facts).length > 0 && { facts }) };
}

/** A `validation` problem by a rule: `throw refusalProblem('/policyNo', 'surrender', { because: 'matured' })`. */
export function refusalProblem<Rule extends RefusalRule>(
  pointer: string,
  rule: Rule,
  result: RuleResult<Rule>,
): Problem {
  return problem('validation', { errors: [refusalAt(pointer, rule, result)] });
}
