import type { RequestTypes } from '../requests/public.ts';

export default {
  'change-bonus': {
    name: { en: 'Change of bonus option', hi: 'बोनस विकल्प में बदलाव' },
    changes: { 'bonus-option': { en: 'Bonus option', hi: 'बोनस विकल्प' } },
  },
} satisfies RequestTypes;
