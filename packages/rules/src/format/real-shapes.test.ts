// What people type and paste: shapes from public lists, statements and validators, each with its source.

import { describe, expect, it } from 'vitest';
import { checkAadhaar } from './check-aadhaar.ts';
import { checkEmail } from './check-email.ts';
import { checkIfsc } from './check-ifsc.ts';
import { checkMobile } from './check-mobile.ts';
import { checkPan } from './check-pan.ts';
import { checkPinCode } from './check-pin-code.ts';

/** The value, or the reason why the text is refused. */
const outcome = <Value>(check: { valid: true; value: Value } | { valid: false; because: string }) =>
  check.valid ? check.value : check.because;

describe('an IFSC', () => {
  it.each([
    // github.com/razorpay/ifsc, tests/validator_asserts.json: real branches, and codes that have ended
    ['KKBK0000261', 'KKBK0000261'],
    ['HDFC0002854', 'HDFC0002854'],
    ['KARB0000001', 'KARB0000001'],
    ['DLXB0000097', 'DLXB0000097'],
    ['BOTM0NEEMRA', 'BOTM0NEEMRA'],
    ['BARB0ZOOTIN', 'BARB0ZOOTIN'],
    ['HPSC0000406', 'HPSC0000406'],
    ['SBBJ0010004', 'SBBJ0010004'],
    ['SBIN0071237', 'SBIN0071237'],
    ['HDFC0CAGSBK', 'HDFC0CAGSBK'],
    // statements of HDFC Bank and Canara Bank in public repositories: banks of UPI payers and payees
    ['YESB0YBLUPI', 'YESB0YBLUPI'],
    ['PPIW0881822', 'PPIW0881822'],
    ['PUNB0024510', 'PUNB0024510'],
    ['IDIB000K023', 'IDIB000K023'],
    // the same as people type them
    ['sbin0031770', 'SBIN0031770'],
    ['UTIB 000 1506', 'UTIB0001506'],
    ['HDFC-0000-240', 'HDFC0000240'],
    ['IFSC: ICIC0099999', 'ICIC0099999'],
    ['IFSC Code CITI0000003', 'CITI0000003'],
    ['SBIN००३१७७०', 'SBIN0031770'],
    // refused: the letter O, the short SWIFT code (ICICNBBCTS), a branch code or an account alone
    ['BARBOZOOTIN', 'zero-expected'],
    ['ICICNBBCTS', 'zero-expected'],
    ['031770', 'letter-expected'],
    ['SBIN003177', 'too-short'],
    ['SBIN00031770', 'too-long'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkIfsc(typed))).toBe(expected));
});

describe('a PAN', () => {
  it.each([
    // github.com/arthurdejong/python-stdnum, tests/test_in_pan.doctest and stdnum/in_/pan.py
    ['AAKFD7113K', 'AAKFD7113K'],
    ['AAPPV8261K', 'AAPPV8261K'],
    ['ABMPA3211G', 'ABMPA3211G'],
    ['ACUPA7085R', 'ACUPA7085R'],
    ['AFZPK7190K', 'AFZPK7190K'],
    ['ABMPA32111', 'letter-expected'],
    ['ABMXA3211G', 'wrong-holder-type'],
    ['234123412347', 'letter-expected'],
    // the same: masked as the tax office does, holder K (trust), serial numbers from 0001
    ['AAPPVXXXXK', 'digit-expected'],
    ['AAAKT1234A', 'AAAKT1234A'],
    ['AAAPA0001A', 'AAAPA0001A'],
    ['AAAPA0000A', 'wrong-serial'],
    // github.com/python-validators/validators, tests/i18n/test_ind.py; its ABCDE9999K has no holder type
    ['AAAPL1234C', 'AAAPL1234C'],
    ['AaaPL1234C', 'AAAPL1234C'],
    ['ABC5d7896B', 'letter-expected'],
    ['ABCDE9999K', 'wrong-holder-type'],
    ['ABCDE9999Kextra', 'too-long'],
    // as people type them
    ['aappv8261k', 'AAPPV8261K'],
    ['AAPPV 8261 K', 'AAPPV8261K'],
    ['AAPPV-8261-K', 'AAPPV8261K'],
    ['AAPPV८२६१K', 'AAPPV8261K'],
    ['AAPPV8261', 'too-short'],
    ['AAPPVB261K', 'digit-expected'],
  ])('%j: %s', (typed, expected) => {
    const check = checkPan(typed);
    expect(check.valid ? check.value.pan : check.because).toBe(expected);
  });
});

describe('an Aadhaar number', () => {
  it.each([
    // python-stdnum, stdnum/in_/aadhaar.py and its tests
    ['234123412346', '234123412346'],
    ['2341 2341 2346', '234123412346'],
    ['234123412347', 'wrong-check-digit'],
    ['123412341234', 'wrong-start'],
    ['222222222222', 'wrong-check-digit'],
    ['643343121', 'too-short'],
    ['6433435VH', 'digit-expected'],
    ['XXXX XXXX 2346', 'digit-expected'],
    // a sample number that public texts use; a check digit that fits is not enough for a palindrome
    ['9999 4105 7058', '999941057058'],
    ['200009900002', 'wrong-check-digit'],
    ['200028820002', 'wrong-check-digit'],
    // python-validators, tests/i18n/test_ind.py, which does not calculate the check digit
    ['3675 9834 6012', 'wrong-check-digit'],
    ['5046 3182 4299', 'wrong-check-digit'],
    ['3675 9834 6012 8', 'too-long'],
    ['417598346012', '417598346012'],
    ['3675 98AF 60#2', 'digit-expected'],
    // as printed, pasted and typed
    ['2341-2341-2346', '234123412346'],
    ['2341\u00A02341\u00A02346', '234123412346'],
    ['\u200E234123412346', '234123412346'],
    ['२३४१ २३४१ २३४६', '234123412346'],
    ['034123412346', 'wrong-start'],
    ['2346', 'too-short'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkAadhaar(typed))).toBe(expected));
});

describe('a PIN code', () => {
  it.each([
    // India Post, PIN codes by postal circle (speedpost.net.in/pin-code.htm): one of each circle, and the army's
    ...['110001', '122001', '144001', '171001', '190001', '226001', '248001', '302001', '380001', '403001', '400001'],
    ...['452001', '492001', '500001', '560001', '600001', '682001', '737101', '744101', '751001', '781001', '799001'],
    ...['800001', '834001', '900056', '999999'],
  ])('%s is of a circle', (pinCode) => expect(outcome(checkPinCode(pinCode))).toBe(pinCode));

  it.each([
    ['560 001', '560001'],
    ['560-001', '560001'],
    [' 560001\n', '560001'],
    ['५६०००१', '560001'],
    ['011001', 'wrong-start'],
    ['56001', 'too-short'],
    ['SW1A 1AA', 'digit-expected'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkPinCode(typed))).toBe(expected));

  it.each(['100001', '290001', '350001', '540001', '550001', '650001', '660001', '860001', '890001'])(
    '%s is of no circle that India Post has allotted',
    (pinCode) => expect(outcome(checkPinCode(pinCode))).toBe('wrong-start'),
  );
});

describe('a mobile number', () => {
  it.each([
    // libphonenumber's metadata of India: its example, in each way that it formats, and the numbers that are no mobiles
    ['8123456789', '+918123456789'],
    ['81234 56789', '+918123456789'],
    ['081234 56789', '+918123456789'],
    ['+91 81234 56789', '+918123456789'],
    ['00 91 81234 56789', '+918123456789'],
    ['tel:+91-81234-56789', '+918123456789'],
    ['6000000000', '+916000000000'],
    ['1123456789', 'wrong-start'],
    ['022 2282 1234', 'wrong-start'],
    ['1800123456', 'wrong-start'],
    ['18603451234', 'too-long'],
    ['1409305260', 'wrong-start'],
    // validators of Indian numbers in public repositories
    ['+919876543210', '+919876543210'],
    ['91-9876-543-210', '+919876543210'],
    ['(91) 9876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['+91.98765.43210', '+919876543210'],
    ['99876543210', 'too-long'],
    ['98765 4321', 'too-short'],
    // github.com/validatorjs/validator.js, test/validators.test.js: abroad
    ['+1(567) 362-8910', '+15673628910'],
    ['+6587654321', '+6587654321'],
    ['+447861235675', '+447861235675'],
    ['+977 981 7385479', '+9779817385479'],
    ['+94766661206', '+94766661206'],
    ['00971 50 123 4567', '+971501234567'],
    // several at once, or with a word
    ['9876543210 / 9820012345', 'digit-expected'],
    ['9876543210 (WhatsApp)', 'digit-expected'],
  ])('%j: %s', (typed, expected) => {
    const check = checkMobile(typed);
    expect(check.valid ? check.value.e164 : check.because).toBe(expected);
  });
});

describe('an email address', () => {
  it.each([
    // github.com/validatorjs/validator.js, test/validators.test.js
    ['foo@bar.com', 'foo@bar.com'],
    ['x@x.au', 'x@x.au'],
    ['foo@bar.com.au', 'foo@bar.com.au'],
    ['foo+bar@bar.com', 'foo+bar@bar.com'],
    ['some.name.midd.leNa.me+extension@GoogleMail.com', 'some.name.midd.lena.me+extension@googlemail.com'],
    ['test@1337.com', 'test@1337.com'],
    ['Some Name <foo@bar.com>', 'foo@bar.com'],
    ['Name<some.name.midd.leNa.me+extension@GoogleMail.com>', 'some.name.midd.lena.me+extension@googlemail.com'],
    ['mailto:foo@bar.com', 'foo@bar.com'],
    ['invalidemail@', 'domain-expected'],
    ['invalid.com', 'at-sign-expected'],
    ['@invalid.com', 'local-part-expected'],
    ['foo@bar.com.', 'domain-expected'],
    ['foo@_bar.com', 'character-not-allowed'],
    ['z@co.c', 'domain-expected'],
    ['test1@invalid.co m', 'character-not-allowed'],
    ['multiple..dots@stillinvalid.com', 'character-not-allowed'],
    ['ends.with.dot.@gmail.com', 'character-not-allowed'],
    ['wrong()[]",:;<>@@gmail.com', 'character-not-allowed'],
    ['Some Name <foo@bar.co.uk', 'character-not-allowed'],
    ['Some Name <foo@bar.com.>', 'domain-expected'],
    ['Name foo@bar.co.uk', 'character-not-allowed'],
    // valid there, but few mail servers in India deliver them: quotes, and letters beyond ASCII
    ['"foobar"@example.com', 'character-not-allowed'],
    ['hans@müller.com', 'character-not-allowed'],
    ['somename@ｇｍａｉｌ.com', 'character-not-allowed'],
  ])('%j: %s', (typed, expected) => expect(outcome(checkEmail(typed))).toBe(expected));
});
