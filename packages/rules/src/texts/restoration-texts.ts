import type { ReinstatementReason } from '../policy/is-reinstatement-eligible.ts';
import type { RevivalReason } from '../policy/is-revival-eligible.ts';
import { reinstatement as enReinstatement, revival as enRevival } from './en/restoration.ts';
import { reinstatement as hiReinstatement, revival as hiRevival } from './hi/restoration.ts';
import type { Language } from './language.ts';
import { type RestorationTextFacts, restorationValues } from './restoration-facts.ts';

/** Why a policy can be revived or not, with its dates: "Revival is possible until 14/03/2028." */
export function revivalText(because: RevivalReason, facts: RestorationTextFacts, language: Language): string {
  return { en: enRevival, hi: hiRevival }[language][because](restorationValues(facts));
}

/** Why a policy can be reinstated or not, with its dates. */
export function reinstatementText(
  because: ReinstatementReason,
  facts: RestorationTextFacts,
  language: Language,
): string {
  return { en: enReinstatement, hi: hiReinstatement }[language][because](restorationValues(facts));
}
