import { gstInvoice, gstStateOf, type InvoicedPremium } from '@lifedesk/rules';
import { date, json, type RuleEntry, rule, text } from '../entry.ts';

const premium: InvoicedPremium = {
  policyNo: '600000007',
  isGroup: true,
  premium: 120000,
  lateFee: 0,
  gst: 21600,
  dueFrom: '2026-12-01',
};

export const gstInvoiceRules: readonly RuleEntry[] = [
  rule(
    'gstInvoice',
    {
      receiptNo: text('RC-2026-0000311'),
      paidOn: date('2026-11-21'),
      insurerGstin: text('29AAACM0000M1ZT'),
      companyGstin: text('27AAECS1234F1ZO'),
      premiums: json<readonly InvoicedPremium[]>([premium]),
    },
    ({ insurerGstin, companyGstin, ...given }) =>
      gstInvoice({
        ...given,
        supplier: { name: 'Meru Life', address: 'Bengaluru', gstin: insurerGstin },
        recipient: { name: 'Sahyadri Textiles Ltd', gstin: companyGstin },
      }),
    [
      {},
      { companyGstin: '29AAECS1234F1ZK' },
      { companyGstin: '' },
      { premiums: [{ ...premium, gst: 0 }] },
      { premiums: [{ ...premium, isGroup: false }] },
    ],
  ),
  rule('gstStateOf', { gstin: text('27AAECS1234F1ZO') }, ({ gstin }) => gstStateOf(gstin), [
    {},
    { gstin: '04AAECS1234F1ZW' },
    { gstin: '27AAECS1234F1ZP' },
  ]),
];
