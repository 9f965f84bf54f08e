import type { RequestTypes } from '../requests/public.ts';

export default {
  'update-nationality': {
    name: { en: 'Nationality and tax residence', hi: 'राष्ट्रीयता, टैक्स रेज़िडेंसी' },
    movesMoney: true,
    changes: { nationality: { en: 'Nationality', hi: 'राष्ट्रीयता' } },
  },
} satisfies RequestTypes;
