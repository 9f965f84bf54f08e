import type { Brand } from '../../brand.ts';
import { baseLocale, type Language, type Message } from '../language.ts';

/** Whose document it is, and the language of the person who asks for it. */
export interface Edition {
  readonly brand: Brand;
  readonly language: Language;
}

/** The words of one document: in the reader's language and, if others read it too, in the base language beside it. */
export interface DocumentWords {
  /** The reader's. */
  readonly language: Language;
  /** A name or value on one line. */
  label(message: Message): string;
  /** A name or value with parameters on one line. */
  line<Inputs>(message: Message<Inputs>, inputs: Inputs): string;
  /** Sentences, those of each language in a paragraph of their own. */
  sentence<Inputs>(message: Message<Inputs>, inputs: Inputs): string;
  /** A text that is made in another way, in a paragraph for each language. */
  each(textIn: (language: Language) => string): string;
}

/** Between two languages on one line. */
const BESIDE = ' · ';

/** `forOthers`: authorities, employers or banks read the document too. */
export function documentWords(language: Language, forOthers?: 'for-others'): DocumentWords {
  const languages: readonly Language[] = forOthers ? [language, baseLocale] : [language];
  const inEach = (textIn: (language: Language) => string, between: string): string =>
    [...new Set(languages.map(textIn))].join(between);
  return {
    language,
    label: (message) => inEach((locale) => message({}, { locale }), BESIDE),
    line: (message, inputs) => inEach((locale) => message(inputs, { locale }), BESIDE),
    sentence: (message, inputs) => inEach((locale) => message(inputs, { locale }), '\n'),
    each: (textIn) => inEach(textIn, '\n'),
  };
}
