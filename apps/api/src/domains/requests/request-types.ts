import type { RequestTypes } from './known-types.ts';

export default {
  'raise-complaint': { name: { en: 'Complaint', hi: 'शिकायत' }, promise: 'grievance' },
  'service-recovery': { name: { en: 'Problem with a request', hi: 'अनुरोध में गड़बड़ी' }, promise: 'grievance' },
  'request-query': { name: { en: 'Question about a request', hi: 'अनुरोध के बारे में सवाल' } },
} satisfies RequestTypes;
