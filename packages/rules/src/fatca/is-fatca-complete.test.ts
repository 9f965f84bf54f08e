import { describe, expect, it } from 'vitest';
import { FATCA_FIELDS, isFatcaComplete } from './is-fatca-complete.ts';

const filled = {
  passportNumber: 'Z1234567',
  passportIssueCountry: 'IN',
  addressType: 'Residential',
  currentResidenceCountry: 'US',
  countryOfResidencePerTax: 'US',
  citizenship: 'IN',
  birthCountry: 'IN',
  forgienTaxIdNum: '1234',
};

// "all 7 listed fields must be non-empty. If the tax-residency country is flagged as needing a foreign tax id, that id
// must be at least 4 characters. Otherwise it is complete."
describe('isFatcaComplete', () => {
  it('needs seven fields', () => {
    expect(FATCA_FIELDS).toHaveLength(7);
    expect(isFatcaComplete(filled)).toEqual({ complete: true, because: 'complete', missing: [] });
  });

  it.each(FATCA_FIELDS)('is incomplete without %s', (field) => {
    for (const empty of ['', ' ', 'null', null])
      expect(isFatcaComplete({ ...filled, [field]: empty })).toEqual({
        complete: false,
        because: 'field-missing',
        missing: [field],
      });
  });

  it.each(['', ' ', '123', ' 123 ', 'null', null])('needs a longer foreign tax id than %j', (forgienTaxIdNum) => {
    expect(isFatcaComplete({ ...filled, forgienTaxIdNum })).toEqual({
      complete: false,
      because: 'foreign-tax-id-too-short',
      missing: ['forgienTaxIdNum'],
    });
  });

  it('goes by the country of tax residence, not the country lived in', () => {
    const { forgienTaxIdNum: _, ...withoutId } = filled;
    expect(isFatcaComplete({ ...withoutId, countryOfResidencePerTax: 'AE' }).complete).toBe(true);
    expect(isFatcaComplete({ ...withoutId, currentResidenceCountry: 'AE' }).complete).toBe(false);
  });

  it('lists everything that is missing', () => {
    const { complete, missing } = isFatcaComplete({ countryOfResidencePerTax: 'US', citizenship: 'IN' });
    expect(complete).toBe(false);
    expect(missing).toEqual([
      'passportNumber',
      'passportIssueCountry',
      'addressType',
      'currentResidenceCountry',
      'birthCountry',
      'forgienTaxIdNum',
    ]);
    expect(isFatcaComplete({}).missing).toEqual(FATCA_FIELDS);
  });
});
