import type { FieldReasons } from '../format-values.ts';

// separate from the other fields, for the sign-in page

export const email = (): Readonly<Record<FieldReasons['email'], string>> => ({
  empty: 'ई-मेल पता लिखें।',
  'at-sign-expected': 'ई-मेल पते में @ होता है, जैसे name@example.com।',
  'local-part-expected': '@ से पहले का हिस्सा लिखें, जैसे name@example.com।',
  'domain-expected': '@ के बाद का हिस्सा पूरा लिखें, जैसे name@example.com।',
  'character-not-allowed': 'इस ई-मेल पते में ऐसा चिह्न है जो मान्य नहीं है, जैसे ख़ाली जगह।',
  'too-long': 'यह ई-मेल पता बहुत लंबा है।',
});

const loginIdShape = '9 अंकों का पॉलिसी नंबर, 10 अंकों का मोबाइल नंबर या ई-मेल पता लिखें।';
export const loginId = (): Readonly<Record<FieldReasons['login-id'], string>> => ({
  ...email(),
  'digit-expected': loginIdShape,
  'too-short': loginIdShape,
  'wrong-start': loginIdShape,
  empty: 'पॉलिसी नंबर, मोबाइल नंबर या ई-मेल पता लिखें।',
  'too-long': 'पॉलिसी नंबर, मोबाइल नंबर या ई-मेल पते के लिए यह बहुत लंबा है।',
  'no-known-kind': loginIdShape,
});
