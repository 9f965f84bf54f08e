import { type Problems, ruleMessage, typedDateProblem } from '@lifedesk/journey';
import { checkPan, checkPolicyNumber, searchName } from '@lifedesk/rules';
import { panText, policyNumberText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';

/** The typed details. They stay in this page: no draft, no address and no analytics event has them. */
export type SearchInput = {
  readonly name: string;
  /** ISO 8601; empty while the three inputs are not a date. */
  readonly dob: string;
  /** The text of the three inputs. */
  readonly typedDob: string;
  readonly pan: string;
  readonly policyNo: string;
};

type SearchProblems = Problems<SearchInput>;

export const blank: SearchInput = { name: '', dob: '', typedDob: '', pan: '', policyNo: '' };
export const earliest = '1900-01-01';

const dobSays = {
  empty: m.unclaimedAmount_dobMissing,
  'too-early': m.unclaimedAmount_dobWrong,
  'too-late': m.unclaimedAmount_dobWrong,
};

/** What is missing or wrong, in the order of the fields. */
export function problemsOf(typed: SearchInput, today: string): SearchProblems {
  const { name, pan, policyNo } = typed;
  const typedPan = checkPan(pan);
  const typedPolicy = checkPolicyNumber(policyNo);
  const hasNeither = pan.trim() === '' && policyNo.trim() === '';
  return {
    ...(searchName(name) === '' && { name: m.unclaimedAmount_nameMissing }),
    dob: typedDateProblem({ date: typed.dob, typed: typed.typedDob, earliest, latest: today }, dobSays),
    ...(pan.trim() !== '' && !typedPan.valid && { pan: ruleMessage(panText, typedPan.because) }),
    ...(policyNo.trim() !== '' &&
      !typedPolicy.valid && { policyNo: ruleMessage(policyNumberText, typedPolicy.because) }),
    ...(hasNeither && { policyNo: m.unclaimedAmount_panOrPolicy }),
  };
}

/** The body of the request; call this only if nothing is wrong. */
export function toSearch({ name, dob, pan, policyNo }: SearchInput): Schemas['UnclaimedSearch'] {
  const typedPan = checkPan(pan);
  const typedPolicy = checkPolicyNumber(policyNo);
  return {
    name: name.trim(),
    dob,
    ...(typedPan.valid && { pan: typedPan.value.pan }),
    ...(typedPolicy.valid && { policyNo: typedPolicy.value }),
  };
}
