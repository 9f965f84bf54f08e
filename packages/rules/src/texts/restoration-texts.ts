import type { AfterGrace } from '../non-forfeiture/non-forfeiture.ts';
import { afterGrace, reinstatement, revival, whatIsLeft } from '../paraglide/areas/restoration.js';
import { LAPSED_STATUS_CODES } from '../policy/is-lapsed-status.ts';
import type { ReinstatementReason } from '../policy/is-reinstatement-eligible.ts';
import type { RevivalReason } from '../policy/is-revival-eligible.ts';
import type { Language } from './language.ts';
import { type RestorationTextFacts, restorationValues } from './restoration-facts.ts';

/** Why a policy can be revived or not, with its dates: "Revival is possible until 14/03/2028." */
export function revivalText(because: RevivalReason, facts: RestorationTextFacts, language: Language): string {
  return revival[because](restorationValues(facts), { locale: language });
}

/** Why a policy can be reinstated or not, with its dates. */
export function reinstatementText(
  because: ReinstatementReason,
  facts: RestorationTextFacts,
  language: Language,
): string {
  return reinstatement[because](restorationValues(facts), { locale: language });
}

/** What remains of a lapsed policy that can be neither reinstated nor revived; empty for one that has not lapsed. */
export function whatIsLeftText(policyStatusCode: string, language: Language): string {
  const code = LAPSED_STATUS_CODES.find((one) => one === policyStatusCode.trim());
  return code ? whatIsLeft[code]({}, { locale: language }) : '';
}

/** What happened to a policy after its grace period. */
export function afterGraceText(because: AfterGrace, language: Language): string {
  return afterGrace[because]({}, { locale: language });
}
