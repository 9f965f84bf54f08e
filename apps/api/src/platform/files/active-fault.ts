import { isDictionary, type PdfDictionary, type PdfValue, type Resolve } from './pdf-objects.ts';

/** Types of action that run something, send something, or open something outside the document (ISO 32000-2, 12.6.4). */
const ACTIONS = new Set(
  [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'GoToR',
    'GoToE',
    'Rendition',
    'RichMediaExecute',
    'Sound',
    'Movie',
  ].map((name) => `/${name}`),
);
/** Annotations and drawings that contain programs. */
const PROGRAMS = new Set(['/RichMedia', '/3D', '/PS']);
/** Links to web pages, mail and telephones are not active. */
const HARMLESS_LINK = /^(?:https?:|mailto:|tel:|(?![\w+.-]+:|[\\/]{2}))/i;

/** Why the objects of a PDF are refused: a script or another action, or a file inside it. */
export function activeFault(
  objects: readonly { value: PdfValue; isStream: boolean }[],
  resolve: Resolve,
): 'script' | 'attachment' | null {
  let hasFile = false;
  for (const { value, isStream } of objects) {
    // a stream whose data is elsewhere
    if (isStream && isDictionary(value) && resolve(value['/F']) !== null) return 'script';
    for (const dictionary of dictionariesIn(value)) {
      if (isScript(dictionary, resolve)) return 'script';
      hasFile ||= holdsFile(dictionary, resolve);
    }
  }
  return hasFile ? 'attachment' : null;
}

function* dictionariesIn(value: PdfValue): Generator<PdfDictionary> {
  const waiting: PdfValue[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (isDictionary(next)) yield next;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
}

function isScript(dictionary: PdfDictionary, resolve: Resolve): boolean {
  const name = (key: string) => {
    const value = resolve(dictionary[key]);
    return typeof value === 'string' ? value : '';
  };
  if (ACTIONS.has(name('/S')) || PROGRAMS.has(name('/Subtype'))) return true;
  if (name('/S') === '/URI' && !HARMLESS_LINK.test(textOf(name('/URI')))) return true;
  return resolve(dictionary['/JS']) !== null || isFilled(resolve(dictionary['/XFA']));
}

const holdsFile = (dictionary: PdfDictionary, resolve: Resolve): boolean =>
  resolve(dictionary['/Type']) === '/EmbeddedFile' || isFilled(resolve(dictionary['/EF']));

const isFilled = (value: PdfValue): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== null;

/** The characters of a text: `u:` is followed by Unicode, `b:` by bytes in hex. */
function textOf(value: string): string {
  const text = value.slice(2);
  return (value.startsWith('b:') ? Buffer.from(text, 'hex').toString('latin1') : text).replaceAll(/[\s\p{Cc}]/gu, '');
}
