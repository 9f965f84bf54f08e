import type { RequestTypes } from '../requests/public.ts';

export default {
  'revival-scheme': { name: { en: 'Revival of a policy', hi: 'पॉलिसी का रिवाइवल' } },
} satisfies RequestTypes;
