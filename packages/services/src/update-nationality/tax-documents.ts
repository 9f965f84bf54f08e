import type { Text } from '@lifedesk/journey';
import { foreignTaxIdHelp, type TaxIdDocument } from '@lifedesk/rules';
import * as m from '../texts.ts';

const names: Record<TaxIdDocument, Text> = {
  'tax-file-number': m.updateNationality_taxFileNumber,
  'social-insurance-number': m.updateNationality_socialInsuranceNumber,
  'social-security-number': m.updateNationality_socialSecurityNumber,
  'employer-identification-number': m.updateNationality_employerIdentificationNumber,
  'unique-taxpayer-reference': m.updateNationality_uniqueTaxpayerReference,
  'national-insurance-number': m.updateNationality_nationalInsuranceNumber,
  'tax-identification-number': m.updateNationality_taxIdentificationNumber,
  'individual-number': m.updateNationality_individualNumber,
  'ird-number': m.updateNationality_irdNumber,
  'nric-or-fin': m.updateNationality_nricOrFin,
  'income-tax-number': m.updateNationality_incomeTaxNumber,
  'hong-kong-identity-card': m.updateNationality_hongKongIdentityCard,
  'personal-public-service-number': m.updateNationality_personalPublicServiceNumber,
  'citizen-service-number': m.updateNationality_citizenServiceNumber,
  'personal-identity-number': m.updateNationality_personalIdentityNumber,
  'social-insurance-card': m.updateNationality_socialInsuranceCard,
  'resident-registration-number': m.updateNationality_residentRegistrationNumber,
  'tax-code': m.updateNationality_taxCode,
  'national-identity-card': m.updateNationality_nationalIdentityCard,
  'tax-residency-certificate': m.updateNationality_taxResidencyCertificate,
  'government-issued-identity': m.updateNationality_governmentIssuedIdentity,
};

/** The name of a document given instead of a foreign tax id, in the language of the page. */
export const documentName = (id: TaxIdDocument): string => names[id]();

/**
 * The same in the words of the declaration, whatever the language of the page: the staff who review it read English.
 */
export const declaredDocument = (id: TaxIdDocument): string => names[id]({}, { locale: 'en' });

/** A declared document, in the language of the page. One that was declared elsewhere is shown unchanged. */
export const documentInWords = (declared: string): string =>
  Object.values(names).find((name) => name({}, { locale: 'en' }) === declared)?.() ?? declared;

/** The documents in a country's own help text; empty if it only has the general one. */
export function ownDocuments(country: string): readonly TaxIdDocument[] {
  const { key, documents } = foreignTaxIdHelp(country);
  return key === 'other' ? [] : documents;
}

/** The documents accepted instead of the country's tax id: its own, then those accepted everywhere. */
export const acceptedDocuments = (country: string): readonly TaxIdDocument[] => [
  ...new Set([...ownDocuments(country), ...foreignTaxIdHelp(undefined).documents]),
];
