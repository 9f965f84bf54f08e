import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { SchemeIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a unit-linked policy. */
export const menu = defineMenu({
  group: 'policies',
  name: m.ulipPortfolio_menuName,
  words: m.ulipPortfolio_menuWords,
  icon: SchemeIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ totalFundValue }) => ({
      possible: totalFundValue !== undefined,
      why: () => m.ulipPortfolio_noneWhy(),
    })),
});
