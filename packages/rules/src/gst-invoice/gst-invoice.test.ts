import { describe, expect, it } from 'vitest';
import { type GstInvoice, type GstInvoiceFacts, gstInvoice, type InvoicedPremium } from './gst-invoice.ts';

const premium: InvoicedPremium = {
  policyNo: '600000007',
  isGroup: true,
  premium: 120_000,
  lateFee: 0,
  gst: 21_600,
  dueFrom: '2026-12-01',
};
const facts: GstInvoiceFacts = {
  receiptNo: 'RC-2026-0000311',
  paidOn: '2026-11-21',
  supplier: {
    name: 'Meru Life Insurance Company Limited',
    address: '14 Residency Road, Bengaluru 560025',
    gstin: '29AAACM0000M1ZT',
  },
  recipient: { name: 'Sahyadri Textiles Ltd', gstin: '27AAECS1234F1ZO' },
  premiums: [premium, { ...premium, policyNo: '600000008', premium: 130_000, lateFee: 10_000, gst: 25_200 }],
};
const made = gstInvoice(facts);

/** CGST Rules 2017, rule 46: the particulars by clause. (e), (f): recipients without a GSTIN; (i): goods; (r): e-invoices. */
const CLAUSES: readonly [clause: string, of: (invoice: GstInvoice) => unknown, value: unknown][] = [
  [
    '(a) name, address and GSTIN of the supplier',
    ({ supplier: { name, address, gstin } }) => [name, address, gstin],
    ['Meru Life Insurance Company Limited', '14 Residency Road, Bengaluru 560025', '29AAACM0000M1ZT'],
  ],
  ['(b) a serial number not exceeding sixteen characters', ({ number }) => number, 'GI-2026-0000311'],
  ['(c) date of its issue', ({ issuedOn }) => issuedOn, '2026-11-21'],
  [
    '(d) name and GSTIN of the recipient; rule 54(2): whether or not containing the address',
    ({ recipient: { name, gstin } }) => [name, gstin],
    ['Sahyadri Textiles Ltd', '27AAECS1234F1ZO'],
  ],
  ['(g) HSN code for services', ({ serviceCode }) => serviceCode, '997132'],
  ['(h) description: of how many policies', ({ lines }) => lines.map(({ policies }) => policies), [2]],
  ['(j) total value of supply', ({ total }) => total, 306_800],
  ['(k) taxable value, with late fees', ({ taxableValue }) => taxableValue, 260_000],
  [
    '(l) rate of integrated tax',
    ({ lines }) => lines[0]?.taxes.map(({ kind, rate }) => [kind, rate]),
    [['integrated', 1800]],
  ],
  ['(m) amount of tax charged', ({ tax, lines }) => [tax, lines[0]?.taxes[0]?.amount], [46_800, 46_800]],
  [
    '(n) place of supply with the name of the State',
    ({ placeOfSupply: { code, name }, isInterState }) => [code, name, isInterState],
    ['27', 'Maharashtra', true],
  ],
  ['(p) whether the tax is payable on reverse charge basis', ({ isReverseCharge }) => isReverseCharge, false],
];

describe('a tax invoice', () => {
  it.each(CLAUSES)('has %s', (_, of, value) => {
    expect(made && of(made)).toEqual(value);
  });

  it.each([
    ['no tax was charged', { premiums: [{ ...premium, gst: 0 }] }],
    ['only individual cover was paid for', { premiums: [{ ...premium, isGroup: false }] }],
    ['the company has no GSTIN', { recipient: { name: 'A', gstin: null } }],
    ['the GSTIN of the company is wrong', { recipient: { name: 'A', gstin: '27AAECS1234F1ZZ' } }],
    ['the insurer has no GSTIN', { supplier: { ...facts.supplier, gstin: null } }],
    ['the number is longer than sixteen characters', { receiptNo: 'RC-2026-100000000' }],
  ] satisfies [string, Partial<GstInvoiceFacts>][])('is not made if %s', (_, change) => {
    expect(gstInvoice({ ...facts, ...change })).toBeNull();
  });

  it.each([
    // within a State: 9 % each, and the odd paisa once
    [
      '29AAECS1234F1ZK',
      '29AAACM0000M1ZT',
      [
        ['central', 900, 10_801],
        ['state', 900, 10_800],
      ],
    ],
    [
      '27AAECS1234F1ZO',
      '27AAPFU0939F1ZV',
      [
        ['central', 900, 10_801],
        ['state', 900, 10_800],
      ],
    ],
    // UTGST Act 2017, section 7
    [
      '04AAECS1234F1ZW',
      '04AAECS1234F1ZW',
      [
        ['central', 900, 10_801],
        ['union-territory', 900, 10_800],
      ],
    ],
    ['04AAECS1234F1ZW', '29AAACM0000M1ZT', [['integrated', 1800, 21_601]]],
  ])('of a company with %s from an insurer with %s has %j', (company, insurer, taxes) => {
    const invoice = gstInvoice({
      ...facts,
      supplier: { ...facts.supplier, gstin: insurer },
      recipient: { ...facts.recipient, gstin: company },
      premiums: [{ ...premium, gst: 21_601 }],
    });
    expect(invoice?.lines.flatMap((line) => line.taxes.map(({ kind, rate, amount }) => [kind, rate, amount]))).toEqual(
      taxes,
    );
    expect(invoice?.total).toBe(120_000 + 21_601);
  });

  it('counts a policy once, and leaves out what was not taxed', () => {
    const invoice = gstInvoice({
      ...facts,
      premiums: [premium, { ...premium, dueFrom: '2025-12-01' }, { ...premium, isGroup: false, policyNo: '600000083' }],
    });
    expect(invoice).toMatchObject({ lines: [{ policies: 1 }], taxableValue: 240_000, tax: 43_200, total: 283_200 });
  });
});
