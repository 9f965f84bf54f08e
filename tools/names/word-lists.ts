/** Words that no name has, alone or within it, and what to write instead. Two words are two that follow each other. */
export const FORBIDDEN_WORDS: ReadonlyMap<string, string> = new Map([
  ['anew', 'write `again`'],
  ['asked', 'write what it is: a request, a query, what is pending'],
  ['breach', 'write `violation`'],
  ['breaches', 'write `violations`'],
  ['carry on', 'write what it does, such as `forwardToBackOffice`'],
  ['furniture', 'write what it is, such as `header-footer`'],
  ['go on', 'write `goNext` or `proceed`'],
  ['habits', 'write `conventions`'],
  ['lacking', 'write `missing`'],
  ['lacks', 'write `missing`'],
  ['momentary', 'write `transient`'],
  ['move on', 'write `advance`'],
  ['nobody', 'write `none` or who it is not'],
  ['pen', 'write what it is, such as `pdf-writer`'],
  ['quietly', 'write `silent` or `background`'],
  ['reopen', 'write `reset` or `restore`'],
  ['reopenable', 'write `reset` or `restore`'],
  ['reopening', 'write `reset` or `restore`'],
  ['saying', 'write `Message`'],
  ['shall', 'leave it out'],
  ['somebody', 'write who it is'],
  ['tell', 'write `notify`, `show` or `to…Dto`'],
  ['telling', 'write what it is'],
  ['tells', 'write `notifies` or `shows`'],
  ['told', 'write `notified` or `reported`'],
  ['unasked', 'write `unrequested`'],
  ['unless', 'write `when…`, or `except`'],
  ['untold', 'write `unreported`'],
  ['wording', 'write `text` or `message`'],
  ['wordings', 'write `texts` or `messages`'],
]);

/** Names that say too little as they are; within a longer name they may be right. */
export const FORBIDDEN_NAMES: ReadonlyMap<string, string> = new Map([
  ['Eligible', 'write what it loads, such as `LoadJourney`'],
  ['had', 'write `load…` or `find…`'],
  ['Running', 'write `JourneyState`'],
  ['useRunning', 'write `useJourneyState`'],
  ['inPlace', 'write `silent` or `background`'],
]);

/** Pronouns, adverbs and conjunctions that a function is not named by. */
export const NO_FUNCTIONS: ReadonlySet<string> = new Set(
  'again all anywhere aside each elsewhere here less many more must nothing other seldom such that the them then there these this those though together twice who whole whom whose'.split(
    ' ',
  ),
);

/** Irregular participles; the others end in `ed`. */
export const PARTICIPLES: ReadonlySet<string> = new Set(
  'begun born bought broken brought built caught chosen dealt done drawn driven eaten fallen felt forbidden forgotten found fought flown frozen given gone grown heard held hidden hung kept known laid led lent lost made meant met misspelt overdrawn paid presigned risen said seen sent shown slept sold sought spent spoken spun stolen stood struck sunk sworn taken taught thought thrown told torn undone understood unknown withdrawn woken won worn written'.split(
    ' ',
  ),
);

/** Words that end in `ed` and are no participles. */
export const NOT_PARTICIPLES: ReadonlySet<string> = new Set([
  'embed',
  'exceed',
  'feed',
  'need',
  'proceed',
  'seed',
  'speed',
  'succeed',
]);

export interface Exception {
  readonly names: readonly string[];
  /** The files that may have them. */
  readonly where: RegExp;
  readonly why: string;
}

/** Names that stay, and why. One that no file has any more is reported. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    names: ['expired', 'challenged', 'refreshed'],
    where: /^packages\/sdk\/src\/session\/(endings|transitions)\.ts$/,
    why: 'A transition of the session has the name of the event that happened, as in Redux; its neighbours are `loggedIn` and `otpSent`.',
  },
  {
    names: ['isFatcaComplete'],
    where: /^packages\/rules\/src\/fatca\/is-fatca-complete\.ts$/,
    why: 'The specification names this rule. It returns whether, and what is missing.',
  },
  {
    names: ['isPanValidated', 'isPanValidNoDocRequired'],
    where: /^packages\/rules\/src\/pan\/pan-(flags|status)\.ts$/,
    why: 'The wire has these flags as text.',
  },
  {
    names: ['AskedFor', 'Running'],
    where: /\.stories\.tsx$/,
    why: 'The name of a story is in its address, which pins keep.',
  },
  {
    names: ['lacks'],
    where: /^apps\/api\/src\/domains\/policy-changes\/bonus\/bonus\.test\.ts$/,
    why: 'The wire has this field.',
  },
  {
    names: ['NOBODY'],
    where: /^tools\/postgres\.ts$/,
    why: 'The user of Unix.',
  },
];
