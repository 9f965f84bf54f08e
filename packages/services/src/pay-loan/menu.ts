import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { loanPaymentText } from '@lifedesk/rules/texts';
import { PayIcon } from '@lifedesk/ui';

/** For a policy with an unpaid loan. */
export const menu = defineMenu({
  group: 'payments',
  icon: PayIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ hasLoan = false }) => ({
      possible: hasLoan,
      why: () => loanPaymentText('no-loan', null, customer.language),
    })),
});
