import type { components } from '@lifedesk/contract';
import type { PromiseKind } from '@lifedesk/rules';
import type { Language } from '../db/tables/content.ts';

/** The service that a request comes from, by its address in the portal. */
export type RequestType = components['schemas']['ServiceRequestType'];

/** What the audit trail says was changed. */
export type AuditField = components['schemas']['AuditField'];

interface TypeFacts {
  promise: PromiseKind;
  name: Record<Language, string>;
}

/** What is promised for each kind of request, and what messages call it. */
export const REQUEST_TYPES: Readonly<Record<RequestType, TypeFacts>> = {
  'update-mobile': plain('Change of mobile number', 'मोबाइल नंबर में बदलाव'),
  'update-email': plain('Change of e-mail address', 'ई-मेल पते में बदलाव'),
  'update-pan': plain('Change of PAN', 'पैन में बदलाव'),
  'update-address': plain('Change of address', 'पते में बदलाव'),
  'neft-details': plain('Change of bank account', 'बैंक खाते में बदलाव'),
  'update-nominee': plain('Change of nominee', 'नामिती में बदलाव'),
  'update-nationality': plain('Nationality and tax residence', 'राष्ट्रीयता और कर निवास'),
  'cheque-pickup': plain('Cheque pickup', 'चेक पिकअप'),
  'date-of-incorporation': plain('Date of incorporation', 'निगमन की तारीख'),
  'raise-complaint': { promise: 'grievance', name: { en: 'Complaint', hi: 'शिकायत' } },
  'service-recovery': { promise: 'grievance', name: { en: 'Service recovery', hi: 'सेवा सुधार' } },
  'request-query': plain('Question about a request', 'अनुरोध के बारे में सवाल'),
  'revival-scheme': plain('Revival', 'पॉलिसी पुनर्चलन'),
};

function plain(en: string, hi: string): TypeFacts {
  return { promise: 'service-request', name: { en, hi } };
}
