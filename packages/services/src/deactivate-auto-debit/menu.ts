import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { StoppedIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy that pays by auto-debit. */
export const menu = defineMenu({
  group: 'payments',
  name: m.deactivateAutoDebit_menuName,
  words: m.deactivateAutoDebit_menuWords,
  icon: StoppedIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ methodOfPayment }) => ({
      possible: methodOfPayment === 'Auto-debit',
      why: m.deactivateAutoDebit_none,
    })),
});
