const MERGER = ['policy', 'old fund', 'new fund', 'merger date'] as const;

/** Sentences about a fund that merges into another one, for SMS and e-mail. */
export const MERGER_SENTENCES = {
  'fund-merges': {
    variables: MERGER,
    en: 'Policy {1}: {2} merges into {3} on {4}. Your units move at their full value. You do not need to do anything.',
    hi: 'पॉलिसी {1}: {2} का {3} में विलय {4} को होगा। आपकी यूनिटें पूरी कीमत पर बदलेंगी। आपको कुछ नहीं करना है।',
  },
  'fund-merged': {
    variables: MERGER,
    en: 'Policy {1}: {2} has merged into {3} at the NAV of {4}. Your units are worth the same as before.',
    hi: 'पॉलिसी {1}: {2} का {3} में विलय {4} की NAV पर हो गया है। आपकी यूनिटों की कीमत पहले जितनी ही है।',
  },
} as const satisfies Record<
  string,
  { readonly variables: readonly string[]; readonly en: string; readonly hi: string }
>;

export type MergerSentence = keyof typeof MERGER_SENTENCES;
