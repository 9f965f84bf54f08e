import * as m from '@lifedesk/journey/messages';

const words: Readonly<Record<string, (() => string) | undefined>> = {
  yearly: m.policy_yearly,
  'half-yearly': m.policy_halfYearly,
  quarterly: m.policy_quarterly,
  monthly: m.policy_monthly,
  'single premium': m.policy_single,
};

/** The premium mode in the language of the page; a mode that the portal does not know stays as the server words it. */
export function modeWords(premiumModeDesc: string): string {
  return words[premiumModeDesc.toLowerCase()]?.() ?? premiumModeDesc;
}
