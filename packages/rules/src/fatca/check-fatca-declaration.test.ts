import { describe, expect, it } from 'vitest';
import { checkFatcaDeclaration, type FatcaDeclarationFacts } from './check-fatca-declaration.ts';

const resident: FatcaDeclarationFacts = {
  nationality: 'I',
  currentResidenceCountry: 'IN',
  countryOfResidencePerTax: 'IN',
  citizenship: 'IN',
  birthCountry: 'IN',
};
const abroad: FatcaDeclarationFacts = {
  ...resident,
  nationality: 'N',
  currentResidenceCountry: 'SG',
  countryOfResidencePerTax: 'SG',
  passportNumber: 'Z1234567',
  passportIssueCountry: 'IN',
  addressType: 'residential',
  forgienTaxIdNum: 'S1234567D',
};
const otherProof = { forgienTaxIdNum: '', otherProofForiegnTaxResidence: 'NRIC', documentNumber: 'S1' };

describe('a declaration', () => {
  it('needs no passport and no proof from an Indian who lives and pays tax only in India', () => {
    expect(checkFatcaDeclaration(resident)).toEqual({
      complete: true,
      because: 'resident',
      missing: [],
      proofs: [],
    });
    expect(checkFatcaDeclaration({ ...resident, birthCountry: '' }).missing).toEqual(['birthCountry']);
  });

  it.each([
    [{ nationality: 'N' }],
    [{ nationality: 'P' }],
    [{ nationality: 'F' }],
    [{ nationality: '' }],
    [{ currentResidenceCountry: 'AE' }],
    [{ countryOfResidencePerTax: 'AE' }],
  ])('needs more from anyone else: %j', (change) => {
    const check = checkFatcaDeclaration({ ...resident, ...change });
    expect(check.missing).toEqual(['passportNumber', 'passportIssueCountry', 'addressType']);
    expect(check.because).toBe('field-missing');
    expect(check.proofs).toEqual(['passport']);
  });

  it('is complete with the seven fields and a foreign tax id', () => {
    expect(checkFatcaDeclaration(abroad)).toEqual({
      complete: true,
      because: 'complete',
      missing: [],
      proofs: ['passport'],
    });
  });

  it.each(['', 'S12', null])('is incomplete with a foreign tax id like %j', (forgienTaxIdNum) => {
    expect(checkFatcaDeclaration({ ...abroad, forgienTaxIdNum })).toMatchObject({
      complete: false,
      because: 'foreign-tax-id-too-short',
      missing: ['forgienTaxIdNum'],
    });
  });

  it('accepts another document in place of the tax id, and needs a copy of it', () => {
    expect(checkFatcaDeclaration({ ...abroad, ...otherProof })).toMatchObject({
      complete: true,
      proofs: ['passport', 'other-tax-proof'],
    });
    for (const missing of [{ documentNumber: '' }, { otherProofForiegnTaxResidence: ' ' }, { forgienTaxIdNum: 'S1' }])
      expect(checkFatcaDeclaration({ ...abroad, ...otherProof, ...missing }).missing).toEqual(['forgienTaxIdNum']);
  });

  it.each(['AE', 'IN'])('needs no foreign tax id for %s', (countryOfResidencePerTax) => {
    const { forgienTaxIdNum: _, ...without } = abroad;
    expect(checkFatcaDeclaration({ ...without, countryOfResidencePerTax }).complete).toBe(true);
  });

  it('needs no passport from a company', () => {
    const company = { ...abroad, nationality: 'F', passportNumber: '', passportIssueCountry: '' };
    expect(checkFatcaDeclaration(company, 'company')).toMatchObject({ complete: true, proofs: [] });
    expect(checkFatcaDeclaration({ ...company, ...otherProof }, 'company').proofs).toEqual(['other-tax-proof']);
    expect(checkFatcaDeclaration({ ...company, addressType: '' }, 'company').missing).toEqual(['addressType']);
    expect(checkFatcaDeclaration(company).missing).toEqual(['passportNumber', 'passportIssueCountry']);
  });
});
