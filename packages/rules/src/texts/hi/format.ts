import type { FieldReasons } from '../format-values.ts';

type FieldTexts<Field extends keyof FieldReasons> = Readonly<Record<FieldReasons[Field], string>>;

/** What is wrong with a number of digits only, and an example. */
const digits = (empty: string, shape: string) => ({
  empty,
  'digit-expected': `केवल अंक लिखें। ${shape}`,
  'too-short': `कुछ अंक कम हैं। ${shape}`,
  'too-long': `कुछ अंक ज़्यादा हैं। ${shape}`,
});

const panShape = 'PAN में पाँच अक्षर, चार अंक और एक अक्षर होता है, जैसे ABCPE1234F।';
export const pan = (): FieldTexts<'pan'> => ({
  empty: 'PAN लिखें।',
  'too-short': `कुछ अक्षर कम हैं। ${panShape}`,
  'too-long': `कुछ अक्षर ज़्यादा हैं। ${panShape}`,
  'letter-expected': `अक्षर की जगह अंक है। ${panShape}`,
  'digit-expected': `अंक की जगह अक्षर है। ${panShape}`,
  'wrong-holder-type': 'इस PAN का चौथा अक्षर सही नहीं है। व्यक्ति के लिए यह P होता है।',
});

export const mobile = (): FieldTexts<'mobile'> => ({
  empty: 'मोबाइल नंबर लिखें।',
  'digit-expected': 'केवल अंक लिखें। विदेशी नंबर के लिए + और देश का कोड भी लिखें।',
  'too-short': 'कुछ अंक कम हैं। भारत में मोबाइल नंबर 10 अंकों का होता है।',
  'too-long': 'कुछ अंक ज़्यादा हैं। भारत में मोबाइल नंबर 10 अंकों का होता है।',
  'wrong-start': 'यह मोबाइल नंबर नहीं है। भारत में ये 6, 7, 8 या 9 से शुरू होते हैं।',
});

const ifscShape = 'IFSC में 11 अक्षर और अंक होते हैं, जैसे HDFC0001234।';
export const ifsc = (): FieldTexts<'ifsc'> => ({
  empty: 'IFSC लिखें। इसमें 11 अक्षर और अंक होते हैं, जैसे HDFC0001234।',
  'too-short': `कुछ अक्षर कम हैं। ${ifscShape}`,
  'too-long': `कुछ अक्षर ज़्यादा हैं। ${ifscShape}`,
  'letter-expected': `पहले चार चिह्न अक्षर होते हैं। ${ifscShape}`,
  'zero-expected': `पाँचवाँ चिह्न शून्य होता है। ${ifscShape}`,
  'letter-or-digit-expected': `केवल अक्षर और अंक लिखें। ${ifscShape}`,
});

export const aadhaar = (): FieldTexts<'aadhaar'> => ({
  ...digits('आधार नंबर लिखें।', 'आधार नंबर 12 अंकों का होता है।'),
  'wrong-start': 'आधार नंबर 0 या 1 से शुरू नहीं होता।',
  'wrong-check-digit': 'यह आधार नंबर नहीं है। अंक जाँचें।',
});

export const bankAccount = (): FieldTexts<'bank-account'> =>
  digits('बैंक खाता नंबर लिखें।', 'बैंक खाता नंबर 9 से 18 अंकों का होता है।');
export const micr = (): FieldTexts<'micr'> => digits('MICR कोड लिखें।', 'MICR कोड 9 अंकों का होता है।');
export const pinCode = (): FieldTexts<'pin-code'> => ({
  ...digits('पिन कोड लिखें।', 'पिन कोड 6 अंकों का होता है।'),
  'wrong-start': 'ऐसे शुरू होने वाला कोई पिन कोड नहीं है।',
});
export const otp = (): FieldTexts<'otp'> => digits('OTP लिखें।', 'OTP 6 अंकों का होता है।');
export const policyNumber = (): FieldTexts<'policy-number'> => digits('पॉलिसी नंबर लिखें।', 'पॉलिसी नंबर 9 अंकों का होता है।');
export const clientId = (): FieldTexts<'client-id'> => digits('क्लाइंट आईडी लिखें।', 'क्लाइंट आईडी 8 से 10 अंकों की होती है।');
export const requestNumber = (): FieldTexts<'request-number'> => ({
  ...digits('अनुरोध नंबर लिखें।', 'अनुरोध नंबर SR और 10 अंकों का होता है।'),
  'prefix-expected': 'अनुरोध नंबर SR से शुरू होता है, जैसे SR0000012345।',
});

export const rupees = (): FieldTexts<'rupees'> => ({
  empty: 'राशि लिखें।',
  'digit-expected': 'राशि अंकों में लिखें, जैसे 24,500।',
  'comma-misplaced': 'कॉमा ग़लत जगह पर है। चाहें तो कॉमा न लगाएँ।',
  'too-many-decimals': 'राशि में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक होते हैं।',
  'amount-too-large': 'यह राशि बहुत बड़ी है।',
});
