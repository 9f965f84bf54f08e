import { defineMenu, whyNoPolicy } from '@lifedesk/journey/service';
import { canRegisterMandate, parseDayFirstDate } from '@lifedesk/rules';
import { mandateText } from '@lifedesk/rules/texts';
import { BankIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with a coming premium that no mandate pays. */
export const menu = defineMenu({
  group: 'payments',
  name: m.registerAutoDebit_menuName,
  words: m.registerAutoDebit_menuWords,
  icon: BankIcon,
  unavailable: (customer) =>
    whyNoPolicy(customer, ({ policyStatusCode, dueDate, methodOfPayment }) => {
      const { possible, because } = canRegisterMandate({
        policyStatusCode,
        dueDate: parseDayFirstDate(dueDate),
        isPaymentBlocked: false,
        hasMandate: methodOfPayment === 'Auto-debit',
      });
      return { possible, why: () => mandateText(because, customer.language) };
    }),
});
