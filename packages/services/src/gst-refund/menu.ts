import { defineMenu, whyNoPolicy, whyRestricted } from '@lifedesk/journey/service';
import { parseIsoDate } from '@lifedesk/rules';
import { gstRefundText } from '@lifedesk/rules/texts';
import { PickupIcon } from '@lifedesk/ui';

/** For a policy with refundable GST that may pay out to its owner. */
export const menu = defineMenu({
  group: 'payments',
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
