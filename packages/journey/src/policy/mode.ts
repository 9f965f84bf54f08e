import * as m from '@lifedesk/journey/messages';

const words: Readonly<Record<string, (() => string) | undefined>> = {
  yearly: m.policy_yearly,
  'half-yearly': m.policy_halfYearly,
  quarterly: m.policy_quarterly,
  monthly: m.policy_monthly,
  single: m.policy_single,
};

/** How often the premium falls due, in the words of the page's language; a mode that the portal does not know as the server says it. */
export function modeWords(premiumModeDesc: string): string {
  return words[premiumModeDesc.toLowerCase()]?.() ?? premiumModeDesc;
}
