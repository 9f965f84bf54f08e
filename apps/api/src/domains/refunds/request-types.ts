import type { RequestTypes } from '../requests/public.ts';

export default {
  'gst-refund': {
    name: { en: 'Refund of GST', hi: 'GST की वापसी' },
    movesMoney: true,
    changes: { 'gst-refund': { en: 'GST to be refunded', hi: 'वापस होने वाला GST' } },
  },
  'payment-proof': { name: { en: 'Proof of a payment', hi: 'भुगतान का प्रमाण' }, movesMoney: true },
} satisfies RequestTypes;
