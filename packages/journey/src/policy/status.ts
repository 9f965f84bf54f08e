import * as m from '@lifedesk/journey/messages';
import { type AttentionGroup, isLapsedStatus } from '@lifedesk/rules';
import type { BadgeTone } from '@lifedesk/ui';
import type { Text } from '../locale/locale.ts';

/** The data behind a policy's status. */
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

/** The status in the language of the page; a code that the portal does not know stays in the server's words. */
export function statusWords({ policyStatusCode, policyStatus }: WithStatus): string {
  return words[policyStatusCode]?.() ?? policyStatus;
}

/** The server's words for a status that is typed in the language of the page; undefined if the text is not the start of one. */
export function statusInServerWords(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const found = Object.values(words).filter((word) => word?.().toLowerCase().startsWith(typed));
  // "लैप्स" is several statuses, whose English words all start with the shortest
  const [shortest] = found.flatMap((word) => word?.({}, { locale: 'en' }) ?? []).sort((a, b) => a.length - b.length);
  return shortest;
}

/** The tone of a status: in force is good, lapsed is bad, everything else is neutral. */
export function statusTone({ policyStatusCode }: WithStatus): BadgeTone {
  if (policyStatusCode === '1') return 'success';
  return isLapsedStatus(policyStatusCode) ? 'error' : 'neutral';
}

/**
 * The status of a policy together with what needs the customer on it: "in force" is not the whole truth during grace or
 * while a premium is overdue. A payment under way does not change it.
 */
export function policyState(
  policy: WithStatus,
  needs: readonly Pick<AttentionGroup, 'because' | 'premiumState'>[],
): { readonly text: string; readonly tone: BadgeTone } {
  const states = needs.map(({ because, premiumState = because }) => premiumState);
  if (states.includes('premium-in-grace')) return { text: m.policy_inGrace(), tone: 'warning' };
  if (states.includes('premium-after-grace')) return { text: m.policy_overdue(), tone: 'error' };
  return { text: statusWords(policy), tone: statusTone(policy) };
}

/** The status of a rider, which comes only as text: known ones in the language of the page, others unchanged. */
export function riderStatusWords(riderStatus: string): string {
  const code = Object.keys(words).find((each) => words[each]?.({}, { locale: 'en' }) === riderStatus);
  return (code && words[code]?.()) ?? riderStatus;
}
