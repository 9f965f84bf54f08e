import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { parseIsoDate } from '@lifedesk/rules';
import { gstRefundText } from '@lifedesk/rules/texts';
import { PickupIcon } from '@lifedesk/ui';
import * as m from '../texts.ts';

/** For a policy with refundable GST that may pay out to its owner. */
export const menu = defineMenu({
  group: 'payments',
  name: m.gstRefund_menuName,
  words: m.gstRefund_menuWords,
  icon: PickupIcon,
  unavailable: ({ policies, language }) =>
    whyNoPolicy({ policies }, (policy) => {
      const { refundable, because, lastDay } = policy.gstRefund ?? { refundable: false, because: 'no-gst' as const };
      const restricted = refundable ? whyRestricted({ policies: [policy], language }, 'payout') : undefined;
      return {
        possible: refundable && restricted === undefined,
        why: () => restricted ?? gstRefundText(because, parseIsoDate(lastDay), language),
      };
    }),
});
