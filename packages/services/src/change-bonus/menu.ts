import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { earnsBonus } from '@lifedesk/rules';
import { bonusText } from '@lifedesk/rules/texts';
import { BonusIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy that earns a bonus. */
export const menu = defineMenu({
  group: 'changes',
  name: m.changeBonus_menuName,
  words: m.changeBonus_menuWords,
  icon: BonusIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ policyStatusCode, sharesInProfits = false }) => {
      const { earns, because } = earnsBonus({ policyStatusCode, sharesInProfits });
      return { possible: earns, why: () => bonusText(because, customer.language) };
    }),
});
