import * as m from '@lifedesk/journey/messages';
import { isLapsedStatus } from '@lifedesk/rules';
import type { BadgeTone } from '@lifedesk/ui';
import type { Text } from '../locale/locale.ts';

/** What a policy's status is read from. */
interface WithStatus {
  readonly policyStatusCode: string;
  readonly policyStatus: string;
}

const words: Readonly<Record<string, Text | undefined>> = {
  '1': m.policy_inForce,
  '2': m.policy_paidUp,
  '3': m.policy_lapsedReduced,
  '4': m.policy_lapsed,
  '5': m.policy_lapsedRevivable,
  B: m.policy_lapsedNoValue,
  E: m.policy_extendedTerm,
  A: m.policy_annuity,
  I: m.policy_inIssue,
  M: m.policy_matured,
  S: m.policy_surrendered,
  D: m.policy_claim,
  F: m.policy_freeLook,
};

/** The status in the words of the page's language; a code that the portal does not know in the server's own words. */
export function statusWords({ policyStatusCode, policyStatus }: WithStatus): string {
  return words[policyStatusCode]?.() ?? policyStatus;
}

/** In force is well, lapsed is not, and everything else just is. */
export function statusTone({ policyStatusCode }: WithStatus): BadgeTone {
  if (policyStatusCode === '1') return 'success';
  return isLapsedStatus(policyStatusCode) ? 'error' : 'neutral';
}

/** The status of a rider, which comes as words alone: those that the portal knows in the page's language, others as they are. */
export function riderStatusWords(riderStatus: string): string {
  const code = Object.keys(words).find((each) => words[each]?.({}, { locale: 'en' }) === riderStatus);
  return (code && words[code]?.()) ?? riderStatus;
}
