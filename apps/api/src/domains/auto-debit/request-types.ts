import type { RequestTypes } from '../requests/public.ts';

export default {
  'register-auto-debit': {
    name: { en: 'Registration of auto-debit', hi: 'ऑटो-डेबिट का रजिस्ट्रेशन' },
    changes: { 'auto-debit': { en: 'Auto-debit', hi: 'ऑटो-डेबिट' } },
  },
  'auto-debit': { name: { en: 'Skipping a debit', hi: 'एक कटौती छोड़ना' } },
  'deactivate-auto-debit': { name: { en: 'Stopping auto-debit', hi: 'ऑटो-डेबिट बंद करना' } },
} satisfies RequestTypes;
