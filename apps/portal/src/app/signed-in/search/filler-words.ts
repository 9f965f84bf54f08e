/** Words that carry no meaning in a search, in English, Hinglish and Hindi. */
const FILLERS = new Set(
  `a an the my mine me i we our your is are was of for to in on at with and or how what where when can do does want need please
  hai h ka ki ke ko se me mein par pe mera meri mere mujhe mujhko chahiye chahie kaise kya kab kaha kahan karo kare karen karna karni karne kar
  है हैं का की के को से में पर मेरा मेरी मेरे मुझे चाहिए कैसे क्या कब कहाँ करो करें करना करनी करने कर`.split(/\s+/),
);

/** Whether a search ignores the word if there are others. */
export const isFiller = (word: string): boolean => FILLERS.has(word);
