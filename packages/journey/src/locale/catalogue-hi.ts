import type { ErrorCode, MessageKey } from '@lifedesk/sdk';

/** The error catalogue (section 8) in Hindi. Its English is the SDK's, word for word. */
export const catalogue: Readonly<Record<MessageKey, string>> = {
  invalidLogin: 'साइन इन की जानकारी सही नहीं है',
  loginBlocked: 'कई बार ग़लत कोशिश होने के कारण आपका साइन इन बंद कर दिया गया है। कृपया 30 मिनट बाद फिर कोशिश करें।',
  otpExpired: 'OTP का समय पूरा हो गया है। कृपया नया OTP मँगाएँ।',
  otpWrong: 'डाला गया OTP सही नहीं है। कृपया जाँच लें।',
  panInvalid: 'PAN मान्य नहीं है। कृपया फिर कोशिश करें',
  ticketInvalid: 'अनुरोध नंबर मान्य नहीं है। कृपया फिर कोशिश करें।',
  ticketNotValid: 'कृपया मान्य अनुरोध नंबर डालें',
  policyNumberNeeded: 'आगे की जाँच के लिए कृपया अपना पॉलिसी नंबर डालें',
  notReachable: 'सर्वर से संपर्क नहीं हो पा रहा है',
  somethingWrong: 'ओह! कुछ गड़बड़ हो गई। कृपया कुछ देर बाद फिर कोशिश करें।',
  technicalDifficulties: 'अभी हमारी ओर से तकनीकी दिक्कत है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  badRequest: 'अनुरोध सही नहीं है',
  sessionTimedOut: 'आपके सेशन का समय समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  noPolicyData: 'क्षमा करें! दी गई जानकारी से कोई पॉलिसी नहीं मिली। फिर कोशिश करें।',
  fileFormat: 'फ़ाइल का फ़ॉर्मेट मान्य नहीं है',
  maintenance: 'रखरखाव की जानकारी उपलब्ध नहीं है',
  none: '',
};

/** Messages worded by the server, outside the catalogue, by their code. */
export const byCode: Readonly<Partial<Record<ErrorCode, string>>> = {
  'login-not-unique': 'यह मोबाइल नंबर या ई-मेल एक से अधिक ग्राहकों का है। कृपया पॉलिसी नंबर से साइन इन करें।',
  'resend-too-soon': 'नया OTP मँगाने से पहले कृपया थोड़ा रुकें।',
  'resend-limit': 'इस साइन इन के लिए अब और OTP नहीं भेजे जा सकते। कृपया फिर से शुरू करें।',
  'rate-limited': 'बहुत ज़्यादा अनुरोध आए हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'session-kind': 'इस सेवा के लिए दूसरी तरह से साइन इन करना होगा।',
  xsrf: 'यह अनुरोध आपके सेशन से जोड़ा नहीं जा सका। कृपया पेज फिर से खोलें।',
  'too-large': 'अनुरोध इस सेवा की सीमा से बड़ा है।',
  'idempotency-conflict': 'यह भुगतान पहले ही शुरू हो चुका है।',
  'payment-ongoing': 'इस पॉलिसी का एक भुगतान प्रक्रिया में है। कृपया नतीजा आने तक रुकें।',
  'amount-refused': 'इस पॉलिसी के लिए इतनी राशि का भुगतान नहीं हो सकता।',
  'payout-restricted': 'इस पॉलिसी से अभी पेआउट नहीं हो सकता।',
  maintenance: 'इस सेवा का रखरखाव चल रहा है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'upload-refused': 'फ़ाइल अपलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  timeout: 'जवाब समय पर नहीं आया। कृपया स्थिति जाँचकर फिर कोशिश करें।',
};
