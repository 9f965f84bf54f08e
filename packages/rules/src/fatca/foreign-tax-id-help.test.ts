import { describe, expect, it } from 'vitest';
import { foreignTaxIdHelp, TAX_ID_DOCUMENTS, TAX_ID_HELP_KEYS } from './foreign-tax-id-help.ts';

// "Australia tax file number, Canada SIN, United States SSN or EIN, and United Kingdom UTR or NINO. Germany, Japan and
// others have entries, and there is a generic 'other' text."
describe('foreignTaxIdHelp', () => {
  it.each([
    ['AU', ['tax-file-number']],
    ['CA', ['social-insurance-number']],
    ['US', ['social-security-number', 'employer-identification-number']],
    ['GB', ['unique-taxpayer-reference', 'national-insurance-number']],
    ['DE', ['tax-identification-number']],
    ['JP', ['individual-number']],
  ])('of %s names %j', (country, documents) => {
    expect(foreignTaxIdHelp(country)).toEqual({ key: country, documents });
    expect(foreignTaxIdHelp(` ${country.toLowerCase()} `).key).toBe(country);
  });

  it.each(['IN', 'ZZ', '', null, undefined, 'toString', '__proto__'])('of %j is the generic one', (country) => {
    expect(foreignTaxIdHelp(country).key).toBe('other');
    expect(foreignTaxIdHelp(country).documents.length).toBeGreaterThan(0);
  });

  it('names a document for every key, and uses every document', () => {
    const named = new Set(TAX_ID_HELP_KEYS.flatMap((key) => foreignTaxIdHelp(key).documents));
    expect([...named].sort()).toEqual(Object.keys(TAX_ID_DOCUMENTS).sort());
  });
});
