import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from '../index.ts';
import {
  aadhaarText,
  applicationNumberText,
  bankAccountText,
  clientIdText,
  emailText,
  fatcaText,
  healthAnswerText,
  ifscText,
  LANGUAGES,
  type Language,
  loginIdText,
  micrText,
  mobileText,
  nomineeSharesText,
  otpText,
  panText,
  pickupText,
  pinCodeText,
  policyNumberText,
  requestNumberText,
  rupeesText,
  vidText,
} from './index.ts';

/** A validator of typed text, with the texts of its reasons. Undefined if the value is valid. */
type Refusal = (typed: string, language: Language) => string | undefined;
const of =
  <Because>(
    check: (typed: string) => { valid: true } | { valid: false; because: Because },
    text: (because: Because, language: Language) => string,
  ): Refusal =>
  (typed, language) => {
    const found = check(typed);
    return found.valid ? undefined : text(found.because, language);
  };

const ofTypedText: Readonly<Record<string, Refusal>> = {
  checkAadhaar: of(rules.checkAadhaar, aadhaarText),
  checkApplicationNumber: of(rules.checkApplicationNumber, applicationNumberText),
  checkBankAccount: of(rules.checkBankAccount, bankAccountText),
  checkClientId: of(rules.checkClientId, clientIdText),
  checkEmail: of(rules.checkEmail, emailText),
  checkIfsc: of(rules.checkIfsc, ifscText),
  checkMicr: of(rules.checkMicr, micrText),
  checkMobile: of(rules.checkMobile, mobileText),
  checkOtp: of(rules.checkOtp, otpText),
  checkPan: of(rules.checkPan, panText),
  checkPinCode: of(rules.checkPinCode, pinCodeText),
  checkPolicyNumber: of(rules.checkPolicyNumber, policyNumberText),
  checkTicketNumber: of(rules.checkTicketNumber, requestNumberText),
  checkVid: of(rules.checkVid, vidText),
  parseRupees: of(rules.parseRupees, rupeesText),
  recogniseLoginId(typed, language) {
    const found = rules.recogniseLoginId(typed);
    return found.kind === 'unknown' ? loginIdText(found.because, language) : undefined;
  },
};

/** Validators of more than one typed text; `texts.test.ts` has the sentences of the amounts. */
const ofMore = [
  'checkAdditionsPart',
  'checkFatcaDeclaration',
  'checkFile',
  'checkFundSplit',
  'checkHealthAnswers',
  'checkLoanAmount',
  'checkLoanPayment',
  'checkMandate',
  'checkNomineeShares',
  'checkPayer',
  'checkPaymentReference',
  'checkPickupTime',
  'checkRiderSum',
  'checkProofDate',
  'checkRedirection',
  'checkSwitch',
  'checkSwitchSources',
  'checkTopUp',
  'checkWithdrawal',
];

/** Empty, partial, valid and arbitrary text. */
const anyTyped = fc.oneof(
  fc.constantFrom('', ' ', 'ABCPE1234F', 'HDFC0001234', '9876543210', 'asha@example.com', '24,500', 'SR0000012345'),
  fc.string({ maxLength: 30 }),
  fc.stringMatching(/^[0-9]{0,20}$/),
  fc.stringMatching(/^[A-Z]{0,6}[0-9]{0,8}[A-Z]{0,2}$/),
  fc.stringMatching(/^[a-z .]{0,5}@?[a-z .]{0,12}$/),
);

const isSentence = (text: string, language: Language): boolean =>
  !/undefined|NaN|\{/.test(text) && /\p{Script=Devanagari}/u.test(text) === (language === 'hi') && text.length > 5;

describe('every validator explains what is wrong in both languages:', () => {
  it('covers all of them', () => {
    const validators = Object.keys(rules).filter((name) => /^check[A-Z]|^parseRupees$|^recognise/.test(name));
    const known = [...Object.keys(ofTypedText), ...ofMore].sort();
    expect(validators.sort(), 'add it to ofTypedText, or to ofMore if it checks more than one typed text').toEqual(
      known,
    );
  });

  it.each(Object.entries(ofTypedText))('%s', (_, refusal) => {
    const texts = new Set<string>();
    fc.assert(
      fc.property(anyTyped, (typed) => {
        for (const language of LANGUAGES) {
          const text = refusal(typed, language);
          if (text !== undefined) expect(isSentence(text, language), `${language}: ${text}`).toBe(true);
          if (text !== undefined) texts.add(text);
          // it never repeats the typed text, which may be an account number or other personal data
          if (text !== undefined && /\d{6,}/.test(typed)) expect(text).not.toContain(typed.trim());
        }
      }),
      { numRuns: 500 },
    );
    expect(texts.size).toBeGreaterThanOrEqual(4);
  });

  it('checkNomineeShares', () => {
    const anyShares = fc.array(fc.record({ share: fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double()) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(anyShares, (shares) => {
        const found = rules.checkNomineeShares(shares);
        for (const language of LANGUAGES) expect(isSentence(nomineeSharesText(found, language), language)).toBe(true);
      }),
    );
  });

  it('checkPickupTime and checkFatcaDeclaration', () => {
    for (const language of LANGUAGES) {
      for (const because of ['too-early', 'too-late', 'sunday', 'no-slot', 'possible'] as const)
        expect(isSentence(pickupText(because, language), language)).toBe(true);
      for (const because of ['field-missing', 'foreign-tax-id-too-short', 'resident', 'complete'] as const)
        expect(isSentence(fatcaText(because, language), language)).toBe(true);
    }
  });

  it('checkHealthAnswers', () => {
    const reasons = [
      ...(['missing', 'not-asked', 'twice', 'wrong-kind', 'out-of-range'] as const),
      ...(['month-ahead', 'not-an-option', 'consent-missing'] as const),
    ];
    for (const language of LANGUAGES)
      for (const because of reasons)
        expect(isSentence(healthAnswerText({ because, least: 50, most: 250 }, language), language)).toBe(true);
  });
});
