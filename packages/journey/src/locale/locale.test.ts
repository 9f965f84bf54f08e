import { messages } from '@lifedesk/sdk';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { catalogue } from './error-messages.ts';
import { prepareErrorTextsAtom, translateAtom } from './error-text.ts';
import { firstLocale } from './locale.ts';
import { localeAtom } from './locale-atom.ts';

describe('the first language', () => {
  it.each([
    ['hi', ['en-IN'], 'hi'],
    [undefined, ['hi-IN', 'en'], 'hi'],
    [undefined, ['ta-IN', 'hi'], 'hi'],
    ['fr', ['ta-IN'], 'en'],
    [null, [], 'en'],
  ] as const)('remembered %s, browser %j: %s', (remembered, browser, locale) => {
    expect(firstLocale(remembered, browser)).toBe(locale);
  });
});

describe('the words of an error', () => {
  it("are the server's in the base language", () => {
    const english = Object.entries(catalogue).map(([key, text]) => [key, text({}, { locale: 'en' })]);
    expect(Object.fromEntries(english)).toEqual(messages);
  });

  it('match the catalogue word for word in English, and its translation in Hindi', async () => {
    const store = createStore();
    const expired = { message: messages.otpExpired, messageKey: 'otpExpired' } as const;
    expect(store.get(translateAtom)(expired)).toBe('OTP expired. Please try Resend OTP.');
    store.set(localeAtom, 'hi');
    await store.set(prepareErrorTextsAtom);
    expect(store.get(translateAtom)(expired)).toBe(catalogue.otpExpired({}, { locale: 'hi' }));
  });

  it("are found by code if the server words the message itself, and otherwise stay the server's", async () => {
    const store = createStore();
    store.set(localeAtom, 'hi');
    await store.set(prepareErrorTextsAtom);
    const translate = store.get(translateAtom);
    expect(translate({ message: 'Please wait.', code: 'resend-too-soon' })).toMatch(/^नया OTP/);
    expect(translate({ message: 'Only the server knows this', code: 'duplicate' })).toBe('Only the server knows this');
  });

  it('contain no Latin letters in Hindi except in abbreviations', () => {
    const hindi = Object.values(catalogue).map((text) => text({}, { locale: 'hi' }));
    expect(hindi.filter((text) => /[a-z]/.test(text))).toEqual([]);
  });
});
