import type { RequestTypes } from '../requests/public.ts';

export default {
  'change-bonus': {
    name: { en: 'Change of bonus option', hi: 'बोनस विकल्प में बदलाव' },
    changes: { 'bonus-option': { en: 'Bonus option', hi: 'बोनस विकल्प' } },
  },
  'mode-change': {
    name: { en: 'Change of premium mode', hi: 'प्रीमियम मोड में बदलाव' },
    changes: { 'premium-mode': { en: 'Premium mode', hi: 'प्रीमियम मोड' } },
  },
  'rider-addition': {
    name: { en: 'Addition of a rider', hi: 'राइडर जोड़ना' },
    changes: { rider: { en: 'Rider', hi: 'राइडर' } },
  },
  'nfo-details': {
    name: { en: 'Option for unpaid premiums', hi: 'बकाया प्रीमियम का विकल्प' },
    changes: { 'non-forfeiture': { en: 'If a premium stays unpaid', hi: 'प्रीमियम न भरने पर' } },
  },
} satisfies RequestTypes;
