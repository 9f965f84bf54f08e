import type { Document } from './document.ts';

/** The values of `Language`, an enum of OpenAPI (`[en, hi]`) or of GraphQL. */
const LANGUAGE = /\b(?:Language: .*enum: \[|enum Language \{)([^\]}]*)[\]}]/;

const wordsIn = (text: string): string => [...text.matchAll(/[a-z]+/g)].map(String).sort().join();

/**
 * The other documents have the languages of the contract (`Language` in schemas/notice.yaml).
 * @param others the text of each, by its name
 */
export function checkLanguages(document: Document, others: Readonly<Record<string, string>>): string[] {
  const ours = wordsIn(document.components?.schemas?.Language?.enum?.join() ?? '');
  return Object.entries(others).flatMap(([name, text]) => {
    const theirs = wordsIn(LANGUAGE.exec(text)?.[1] ?? '');
    return theirs === ours ? [] : [`${name}: Language is ${theirs || 'missing'}, schemas/notice.yaml says ${ours}`];
  });
}
