/** The notes that customers read when a request for money ends. */
export const NOTES = {
  death: {
    en: 'A claim was reported for this policy, so no money is taken out of its funds.',
    hi: 'इस पॉलिसी पर दावे की सूचना मिली है, इसलिए इसके फ़ंड से पैसा नहीं निकाला जाएगा।',
  },
  ended: {
    en: 'The policy has ended, so no money is taken out of its funds.',
    hi: 'पॉलिसी समाप्त हो चुकी है, इसलिए इसके फ़ंड से पैसा नहीं निकाला जाएगा।',
  },
  nothing: {
    en: 'There were no units left to sell.',
    hi: 'बेचने के लिए कोई यूनिट नहीं बची थी।',
  },
  kept: {
    en: 'The money is in the discontinued fund. It is paid on {date}, when the lock-in is over.',
    hi: 'पैसा बंद पॉलिसियों के फ़ंड में है। यह {date} को, लॉक-इन पूरा होने पर, दिया जाएगा।',
  },
} as const;

export type Note = Exclude<keyof typeof NOTES, 'kept'>;
