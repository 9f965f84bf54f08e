import type { RequestTypes } from '../requests/public.ts';

export default {
  'update-nominee': {
    name: { en: 'Change of nominee', hi: 'नॉमिनी में बदलाव' },
    changes: { nominee: { en: 'Nominee', hi: 'नॉमिनी' } },
  },
} satisfies RequestTypes;
