import { describe, expect, it } from 'vitest';
import { blank, declarationOf } from './declaration.ts';

const abroad = { ...blank, nationality: 'N', currentResidenceCountry: 'US', countryOfResidencePerTax: 'US' } as const;
const taxFields = ({ forgienTaxIdNum, ftinIssueCountry, documentNumber }: ReturnType<typeof declarationOf>) => ({
  forgienTaxIdNum,
  ftinIssueCountry,
  documentNumber,
});

describe('the declaration that is sent', () => {
  it('names the country that issued the tax id', () => {
    const values = { ...abroad, hasTaxId: 'yes', forgienTaxIdNum: '123456789', documentNumber: 'D1' } as const;
    expect(taxFields(declarationOf(values, 'person'))).toEqual({
      forgienTaxIdNum: '123456789',
      ftinIssueCountry: 'US',
    });
  });

  it('has the other document instead if there is no tax id', () => {
    const values = { ...abroad, hasTaxId: 'no', forgienTaxIdNum: '123456789', documentNumber: 'D1' } as const;
    expect(taxFields(declarationOf(values, 'person'))).toEqual({ documentNumber: 'D1' });
  });
});
