import type { RequestTypes } from '../../requests/request-types.ts';

export default {
  'revival-scheme': { name: { en: 'Revival of a policy', hi: 'पॉलिसी का पुनर्चलन' } },
} satisfies RequestTypes;
