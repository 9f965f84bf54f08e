import { describe, expect, it } from 'vitest';
import { contributions } from '../../domains/index.ts';
import { testBrand } from '../../testing/test-config.ts';
import { otpPurpose } from '../access/otp-messages.ts';
import { schemaOf } from '../contract/document.ts';
import { type Language, languages } from '../language.ts';
import { registeredText, renderSms } from './render-sms.ts';
import { SMS_TEMPLATE_NAMES, SMS_TEMPLATES } from './sms-templates.ts';

const all = SMS_TEMPLATE_NAMES.flatMap((template) => languages.map((language) => ({ template, language })));
const otp = (purpose: string) =>
  renderSms({ template: 'otp', language: 'en', variables: ['493027', purpose] }, testBrand);

describe('registered SMS texts', () => {
  it.each(all)('$template in $language has each of its variables once, numbered from 1', ({ template, language }) => {
    const text = registeredText(template, language, testBrand, () => 'https://portal.example');
    const numbers = [...text.matchAll(/\{([^}]*)\}/g)].map(([, number]) => number);
    expect(numbers).toEqual(SMS_TEMPLATES[template].variables.map((_, at) => String(at + 1)));
    expect(text).toContain(testBrand.smsName[language]);
  });

  it('each have their own registered id', () => {
    const ids = Object.values(testBrand.sms.templates).flatMap(({ en, hi }) => [en, hi]);
    expect(new Set(ids).size).toBe(all.length);
  });

  it.each([
    ['free text', 'refund, please call 9000000000 now'],
    ['a link', 'see evil.example'],
    ['an address', 'https://x'],
    ['a line break', 'login\nYour account is blocked'],
    ['another variable', '{1}'],
    ['a bidirectional override', 'log\u202ein'],
    ['nothing', ''],
  ])('reject %s as a variable', (_, value) => {
    expect(() => otp(value)).toThrow('operators do not accept the');
  });

  it('fit an OTP into one SMS of 160 characters, whatever the insurer and the purpose', () => {
    const longest = { ...testBrand, smsName: { en: 'x'.repeat(20), hi: 'x'.repeat(20) } };
    const content = { template: 'otp', language: 'en', variables: ['493027', 'x'.repeat(30)] } as const;
    expect(renderSms(content, longest).length).toBeLessThanOrEqual(160);
  });

  it('require as many variables as they have', () => {
    expect(() => renderSms({ template: 'otp', language: 'en', variables: ['1'] }, testBrand)).toThrow('2 variables');
  });
});

/** Names of standards that are written in English letters in Hindi too. */
const STANDARDS = ['OTP', 'PAN', 'KYC', 'GST', 'ECS', 'NEFT'];

describe('the purpose of a code', () => {
  const purposeOf = (type: string, locale: Language) => otpPurpose(contributions, type)({}, { locale });
  const { enum: types = [] } = schemaOf('ServiceRequestType');
  it.each(['login', 'track application', ...types])('%s has a text that fits a message, in both languages', (type) => {
    for (const language of languages)
      expect(
        renderSms({ template: 'otp', language, variables: ['493027', purposeOf(type, language)] }, testBrand),
      ).toContain(purposeOf(type, language));
  });

  it.each(['login', 'track application', ...types])('%s is in Hindi, except for names that Hindi uses too', (type) => {
    const hi = purposeOf(type, 'hi');
    expect(hi).toMatch(/\p{Script=Devanagari}/u);
    const words = hi.match(/[a-z]{3,}/gi) ?? [];
    expect(words.filter((word) => !STANDARDS.includes(word))).toEqual([]);
  });

  it("never contains a caller's text", () => {
    expect(() => otpPurpose(contributions, 'refund please call')).toThrow('no purpose is defined');
  });
});
