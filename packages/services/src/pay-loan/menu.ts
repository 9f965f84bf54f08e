import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { loanPaymentText } from '@lifedesk/rules/texts';
import { PayIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with an unpaid loan. */
export const menu = defineMenu({
  group: 'payments',
  name: m.payLoan_menuName,
  words: m.payLoan_menuWords,
  icon: PayIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ hasLoan = false }) => ({
      possible: hasLoan,
      why: () => loanPaymentText('no-loan', null, customer.language),
    })),
});
