import type { RequestTypes } from '../requests/public.ts';

export default {
  'stop-payout': { name: { en: 'Stopped payout', hi: 'रोका गया भुगतान' }, movesMoney: true },
} satisfies RequestTypes;
