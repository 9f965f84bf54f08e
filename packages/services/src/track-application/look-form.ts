import { type Problems, ruleMessage, typedDateProblem } from '@lifedesk/journey';
import { checkApplicationNumber } from '@lifedesk/rules';
import { applicationNumberText } from '@lifedesk/rules/texts';
import type { BodyOf } from '@lifedesk/sdk';
import * as m from '../texts.ts';

/** The typed details. They stay in this page: no draft, no address and no analytics event has them. */
export type LookInput = {
  readonly applicationNo: string;
  /** ISO 8601; empty while the three inputs are not a date. */
  readonly birthDate: string;
  /** The text of the three inputs. */
  readonly typedDate: string;
};

export const blank: LookInput = { applicationNo: '', birthDate: '', typedDate: '' };
export const earliest = '1900-01-01';

const birthSays = {
  empty: m.trackApplication_birthMissing,
  'too-early': m.trackApplication_birthWrong,
  'too-late': m.trackApplication_birthWrong,
};

/** What is missing or wrong, in the order of the fields. */
export function problemsOf(
  { applicationNo, birthDate: date, typedDate: typed }: LookInput,
  latest: string,
): Problems<LookInput> {
  const number = checkApplicationNumber(applicationNo);
  return {
    ...(!number.valid && { applicationNo: ruleMessage(applicationNumberText, number.because) }),
    birthDate: typedDateProblem({ date, typed, earliest, latest }, birthSays),
  };
}

/** The body of the request; call this only if nothing is wrong. */
export function toLook({ applicationNo, birthDate }: LookInput): BodyOf<'trackApplicationSkipLogin'> {
  const number = checkApplicationNumber(applicationNo);
  return { applicationNo: number.valid ? number.value : applicationNo, birthDate };
}
