import type { RequestTypes } from '../requests/public.ts';

export default {
  'neft-details': {
    name: { en: 'Change of bank account', hi: 'बैंक खाते में बदलाव' },
    movesMoney: true,
    changes: { 'bank-account': { en: 'Bank account', hi: 'बैंक खाता' } },
  },
} satisfies RequestTypes;
