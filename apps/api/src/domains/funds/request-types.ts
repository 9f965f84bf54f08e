import type { RequestTypes } from '../requests/public.ts';

export default {
  'switch-funds': {
    name: { en: 'Switch of funds', hi: 'फ़ंड में बदलाव' },
    changes: { funds: { en: 'Funds', hi: 'फ़ंड' } },
  },
  'premium-redirection': {
    name: { en: 'Change of funds for premiums', hi: 'प्रीमियम के फ़ंड में बदलाव' },
    changes: { 'premium-allocation': { en: 'Funds for premiums', hi: 'प्रीमियम के फ़ंड' } },
  },
  'deactivate-stp': {
    name: { en: 'Stop monthly transfers', hi: 'मासिक ट्रांसफ़र बंद करना' },
    changes: { 'fund-strategy': { en: 'Money moving between funds', hi: 'फ़ंड के बीच पैसे का ट्रांसफ़र' } },
  },
  'deactivate-dfa': { name: { en: 'Stop fund allocation', hi: 'फ़ंड आवंटन बंद करना' } },
  'ulip-surrender': {
    name: { en: 'Withdrawal from funds', hi: 'फ़ंड से निकासी' },
    promise: 'surrender',
    movesMoney: true,
  },
} satisfies RequestTypes;
