import type { RequestTypes } from '../requests/public.ts';

export default {
  'update-mobile': {
    name: { en: 'Change of mobile number', hi: 'मोबाइल नंबर में बदलाव' },
    changes: { mobile: { en: 'Mobile number', hi: 'मोबाइल नंबर' } },
  },
  'update-email': {
    name: { en: 'Change of e-mail address', hi: 'ई-मेल पते में बदलाव' },
    changes: { email: { en: 'E-mail address', hi: 'ई-मेल पता' } },
  },
  'update-pan': {
    name: { en: 'Change of PAN', hi: 'PAN में बदलाव' },
    changes: { pan: { en: 'PAN', hi: 'PAN' } },
  },
  'update-address': {
    name: { en: 'Change of address', hi: 'पते में बदलाव' },
    changes: { address: { en: 'Address', hi: 'पता' } },
  },
  'cheque-pickup': { name: { en: 'Cheque pickup', hi: 'चेक पिकअप' } },
  'date-of-incorporation': {
    name: { en: 'Date of incorporation', hi: 'निगमन की तारीख' },
    changes: { 'date-of-incorporation': { en: 'Date of incorporation', hi: 'निगमन की तारीख' } },
  },
} satisfies RequestTypes;
