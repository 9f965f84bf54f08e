// What people copy from statements and messages of banks. The sources are statements and texts in public repositories.

import { describe, expect, it } from 'vitest';
import { parseRupees } from '../money/parse-rupees.ts';
import { checkBankAccount } from './check-bank-account.ts';
import { checkPaymentReference } from './check-payment-reference.ts';

const outcome = <Value>(check: { valid: true; value: Value } | { valid: false; because: string }) =>
  check.valid ? check.value : check.because;

describe('the reference of UPI and IMPS', () => {
  it.each([
    // statement of HDFC Bank, 2025: the narration, and its own column, which pads with zeros
    ['513614120568', '513614120568'],
    ['104843231963 ', '104843231963'],
    ['548886306617', '548886306617'],
    ['0000423625612847', '423625612847'],
    ['0000426018195789', '426018195789'],
    ['000320141224', '000320141224'],
    // statement of ICICI Bank, 2024, and of Canara Bank
    ['409222854999', '409222854999'],
    ['740187328962', '740187328962'],
    // text of HDFC Bank, 2026: "Sent Rs.1200.00 … Ref 127035397455"
    ['127035397455', '127035397455'],
    ['622157719873', '622157719873'],
    ['1043 0101 1234', '104301011234'],
    ['१२७०३५३९७४५५', '127035397455'],
    // refused: the mandate's UMN, an app's own number, a narration, a reference that is cut off
    ['4d226b3fcc966fe1e063e9eee20ae2fc@okhdfcbank', 'too-long'],
    ['T2607011234567', 'too-long'],
    ['UPI1270353974', 'too-long'],
    ['12703539745A', 'digit-expected'],
    ['UPI-104843231963-UPI', 'too-long'],
    ['12703539', 'too-short'],
    ['000000000000000', 'too-long'],
    ['S4547270610311', 'too-long'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkPaymentReference(typed, 'upi'))).toBe(expected));
});

describe('the reference of NEFT', () => {
  it.each([
    // statements of HDFC Bank, 2018 to 2025
    ['HDFCN52025051639405635', 'HDFCN52025051639405635'],
    ['KKBKN62025042445439328 ', 'KKBKN62025042445439328'],
    ['SBINN52025021511431836', 'SBINN52025021511431836'],
    ['N326180684665465', 'N326180684665465'],
    ['N304232710257056', 'N304232710257056'],
    // Axis, Canara, Citibank, State Bank
    ['AXOMB00102091866', 'AXOMB00102091866'],
    ['AXOMB33349840012', 'AXOMB33349840012'],
    ['CNRBH00148610576', 'CNRBH00148610576'],
    ['CITIN24449621398', 'CITIN24449621398'],
    ['CITIN26705118988', 'CITIN26705118988'],
    ['CITIN26725584413', 'CITIN26725584413'],
    ['CITIN21227484176', 'CITIN21227484176'],
    ['SBIN219073123456', 'SBIN219073123456'],
    ['hdfcn5 2025 0516 3940 5635', 'HDFCN52025051639405635'],
    // refused: cut off by the bank, RTGS, a number of the branch, a narration
    ['AXOMB3334984', 'too-short'],
    ['SBINN5202502151143183', 'too-short'],
    ['CITIN2670511898', 'too-short'],
    ['IOBAR52025040200354065', 'wrong-start'],
    ['IB25155851958076', 'wrong-start'],
    ['023174791542', 'too-short'],
    ['NEFT-CITIN24449621398-MANIPAL', 'too-long'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkPaymentReference(typed, 'neft'))).toBe(expected));
});

describe('the reference of RTGS', () => {
  it.each([
    // statements of HDFC Bank and Canara Bank, 2025 and 2026
    ...['IOBAR52025041600313124', 'IOBAR52025040200354065', 'IOBAR52025031800202279'],
    ...['ICICR22025080110858319', 'ICICR22025080110858361', 'ICICR22025080110858320'],
    ...['HDFCR52026072888542568', 'HDFCR52026112212345678'],
  ])('%s is taken', (utr) => expect(outcome(checkPaymentReference(utr, 'rtgs'))).toBe(utr));

  it.each([
    ['iobar5 2025 0416 0031 3124', 'IOBAR52025041600313124'],
    ['IOBAR5-20250416-00313124', 'IOBAR52025041600313124'],
    ['ICICR२2025080110858319', 'ICICR22025080110858319'],
    ['\u200BICICR22025080110858319', 'ICICR22025080110858319'],
    // refused: NEFT, cut off, one digit more, the padded column, an account
    ['HDFCN52025051639405635', 'wrong-start'],
    ['KKBKN62025042445439328', 'wrong-start'],
    ['ICICR2202508011085831', 'too-short'],
    ['ICICR220250801108583190', 'too-long'],
    ['0000426018195789', 'too-short'],
    ['AXOBR21479128454', 'too-short'],
    ['N326180684665465', 'too-short'],
    ['50200034218363', 'too-short'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkPaymentReference(typed, 'rtgs'))).toBe(expected));
});

describe('a bank account', () => {
  it.each([
    // lengths by bank (banksforyou.com, pricemint.in): Indian Bank 9, Central Bank 10, State Bank 11 and printed with 17,
    // ICICI 12, Canara 13, HDFC and Baroda 14, Axis 15, PNB 16, Catholic Syrian 18
    ['612345678', '612345678'],
    ['3012345678', '3012345678'],
    ['33832240330', '33832240330'],
    ['00000033832240330', '00000033832240330'],
    ['000401234567', '000401234567'],
    ['0123101012345', '0123101012345'],
    ['50100436924130', '50100436924130'],
    ['03271000009991', '03271000009991'],
    ['52230041965732', '52230041965732'],
    ['912010012345678', '912010012345678'],
    ['0123000100123456', '0123000100123456'],
    ['012301234567190001', '012301234567190001'],
    ['0327 1000 0099 91', '03271000009991'],
    ['0327-1000-009991', '03271000009991'],
    ['०३२७१००००९९९१', '0327100009991'],
    // refused: masked as statements do, a part, a card, an account of a co-operative bank with its branch
    ['XXXXXX4821', 'digit-expected'],
    ['xxxxxxx2216', 'digit-expected'],
    ['701***138103', 'digit-expected'],
    ['7900', 'too-short'],
    ['50100436924130 HDFC0000240', 'digit-expected'],
    ['0012/SB/345', 'digit-expected'],
    ['5522540123456789012', 'too-long'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkBankAccount(typed))).toBe(expected));
});

describe('an amount', () => {
  it.each([
    // texts of HDFC Bank, YES Bank and IndusInd Bank
    ['INR 30,000.00', 30_000_00],
    ['INR 1,86,162.00', 186_162_00],
    ['Rs.139.00', 139_00],
    ['Rs. 9,629.90', 9_629_90],
    ['63,897.00', 63_897_00],
    // statements: HDFC Bank, Bandhan Bank
    ['6750000.00', 6_750_000_00],
    ['16511959.6', 16_511_959_60],
    ['1,15,400.00', 115_400_00],
    ['1000000', 1_000_000_00],
    // as cheques and receipts write them
    ['₹8,00,000', 800_000_00],
    ['Rs. 7,92,000/-', 792_000_00],
    ['Rs 5,000/- only', 5_000_00],
    ['500 rupees', 500_00],
    ['500 Rs', 500_00],
    ['500₹', 500_00],
    ['500 रुपये', 500_00],
    ['रुपए ५००', 500_00],
    ['१,५००/- मात्र', 1_500_00],
    // refused: no number, a sign, words, a comma for a dot
    ['- 430000.00', 'digit-expected'],
    ['(500)', 'digit-expected'],
    ['1.5 lakh', 'digit-expected'],
    ['10K', 'digit-expected'],
    ['1.000,50', 'digit-expected'],
    ['1000,5', 'comma-misplaced'],
    ['only', 'empty'],
  ])('%j: %s', (typed, expected) => expect(outcome(parseRupees(typed))).toBe(expected));
});
