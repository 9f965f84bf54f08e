import type { RequestTypes } from '../requests/public.ts';

export default {
  'switch-funds': {
    name: { en: 'Switch of funds', hi: 'फ़ंड में बदलाव' },
    changes: { funds: { en: 'Funds', hi: 'फ़ंड' } },
  },
} satisfies RequestTypes;
