// All customer texts: screen messages, the rules' reasons, SMS, email, PDFs, and the help in the database.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '../../packages/ui/src/samples/texts.ts';
import { root } from '../run.ts';
import { type Content, readContent } from './content.ts';
import type { Text } from './find-violations.ts';
import type { Language } from './glossary.ts';
import { stringsOf } from './strings-of.ts';

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/paraglide/**'] }).sort();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Screen messages, with each plural form as a separate text. */
function messageTexts(): Text[] {
  return find('{apps,packages}/*/**/messages/**/*.json').flatMap((file) => {
    const language: Language = /messages\/(.*\/)?hi(\/|\.json$)/.test(file) ? 'hi' : 'en';
    const messages: Record<string, unknown> = JSON.parse(read(file));
    return Object.entries(messages)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, message]) => formsOf(message).map((text) => ({ place: `${file}#${key}`, language, text })));
  });
}

function formsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  // the sentences of a rule, by reason
  if (!Array.isArray(message)) return Object.values(Object(message)).flatMap(formsOf);
  const variants: { match: Record<string, string> }[] = message;
  return variants.flatMap(({ match }) => Object.values(match));
}

/** Programs whose strings are English texts; all others have theirs in messages (`tools/lint/texts-in-messages.grit`). */
const PROGRAMS = [
  'packages/sdk/src/errors/{client-,}messages.ts',
  'apps/api/src/domains/payments/order/order-reasons.ts',
  'apps/api/src/domains/profile/{contacts,check-new-pan}.ts',
  'apps/api/src/domains/revival/submitRevival.ts',
];

/** A text, not a name in the code. */
const isText = (text: string): boolean => /\p{L}{2}/u.test(text) && !/^[a-z][\w.-]*$/.test(text);

const programTexts = (): Text[] =>
  PROGRAMS.flatMap(find)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => stringsOf(read(file)).map(({ text, line }) => ({ place: `${file}#${line}`, text })))
    .filter(({ text }) => isText(text))
    .map((each) => ({ ...each, language: 'en' }));

const CONTRACT = 'openapi/generated/openapi.json';

interface Responses {
  readonly components: { readonly responses: Record<string, { readonly content?: Record<string, Media> }> };
}
interface Media {
  readonly examples?: Record<string, { readonly value?: { readonly detail?: unknown } }>;
}

/** The contract's message for each problem, which the server returns and a screen shows. */
function problemTexts(): Text[] {
  const { components }: Responses = JSON.parse(read(CONTRACT));
  const details = Object.values(components.responses)
    .flatMap(({ content }) => Object.values(content ?? {}))
    .flatMap(({ examples }) => Object.entries(examples ?? {}))
    .flatMap(([name, { value }]) => (typeof value?.detail === 'string' ? [[name, value.detail] as const] : []));
  return Array.from(new Map(details), ([name, text]) => ({ place: `${CONTRACT}#${name}`, language: 'en', text }));
}

function contentTexts(content: readonly Content[]): Text[] {
  return content.map(({ table, id, field, language, text }) => ({ place: `${table}#${id}.${field}`, language, text }));
}

/** The samples of the component pages, which people copy. */
export const sampleTexts = (): Text[] =>
  (['en', 'hi'] as const).flatMap((language) =>
    Object.entries(textsIn(language)).map(([key, text]) => ({ place: `samples#${key}`, language, text })),
  );

export const allTexts = async (): Promise<Text[]> => [
  ...messageTexts(),
  ...programTexts(),
  ...problemTexts(),
  ...contentTexts(await readContent()),
];
