import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileBundle } from '@inlang/paraglide-js';

type Bundle = Parameters<typeof compileBundle>[0]['bundle'];
type Message = Bundle['messages'][number];
type Variant = Message['variants'][number];

/** What the package's format, `@inlang/plugin-message-format`, reads from a text file. */
interface TextFile {
  readonly bundles: readonly Pick<Bundle, 'id' | 'declarations'>[];
  readonly messages: readonly (Pick<Message, 'locale' | 'selectors'> & { readonly bundleId: string })[];
  readonly variants: readonly (Pick<Variant, 'matches' | 'pattern'> & { readonly messageBundleId: string })[];
}
interface Format {
  readonly importFiles: (options: {
    settings: Settings;
    files: readonly { locale: string; content: Buffer }[];
  }) => Promise<TextFile>;
}

interface Settings {
  readonly baseLocale: string;
  readonly locales: string[];
  readonly modules: [string];
  readonly 'plugin.inlang.messageFormat': { readonly pathPattern: readonly string[] };
}

const readSettings = (home: string): Settings =>
  JSON.parse(readFileSync(join(home, 'project.inlang/settings.json'), 'utf8'));

const textFilesOf = (settings: Settings, home: string) =>
  settings['plugin.inlang.messageFormat'].pathPattern.flatMap((pattern) =>
    settings.locales.map((locale) => ({ file: join(home, pattern.replace('{locale}', locale)), locale })),
  );

/**
 * The text files of a package.
 * @param home the package's folder
 */
export const textFiles = (home: string): string[] => textFilesOf(readSettings(home), home).map(({ file }) => file);

/**
 * One module with all messages of a package, compiled from its text files by the same functions as a build's, but without the
 * compiler's database, which takes seconds. A text that is missing in a language is shown in the base language.
 * @param home the package's folder
 */
export async function compileTexts(home: string): Promise<string> {
  const settings = readSettings(home);
  const { baseLocale, locales } = settings;
  const { default: format }: { default: Format } = await import(pathToFileURL(join(home, settings.modules[0])).href);
  const bundles = new Map<string, Bundle>();
  for (const { file, locale } of textFilesOf(settings, home)) {
    if (!existsSync(file)) continue;
    const imported = await format.importFiles({ settings, files: [{ locale, content: readFileSync(file) }] });
    for (const { id, declarations } of imported.bundles) {
      const bundle = bundles.get(id) ?? { id, declarations, messages: [] };
      bundle.messages.push(...messagesOf(imported, id, locale));
      bundles.set(id, bundle);
    }
  }
  const compiled = Array.from(bundles.values(), (bundle) => ({
    id: bundle.id,
    ...compileBundle({
      bundle,
      settings,
      fallbackMap: Object.fromEntries(locales.map((locale) => [locale, baseLocale])),
      messageReferenceExpression: (locale, id) => `texts['${locale}']['${id}']`,
    }),
  }));
  const textsIn = (locale: string) =>
    compiled.flatMap(({ id, messages: { [locale]: text } }) =>
      text ? [`texts['${locale}']['${id}'] = ${text.code}`] : [],
    );
  return `import * as registry from '../registry.js';
import { experimentalStaticLocale, getLocale } from '../runtime.js';
// Shared with what is already imported, so that a screen shows a saved text without being loaded again.
const texts = import.meta.hot?.data.texts ?? {};
texts['${baseLocale}'] = {};
${textsIn(baseLocale).join('\n')}
${locales
  .filter((locale) => locale !== baseLocale)
  .flatMap((locale) => [`texts['${locale}'] = { ...texts['${baseLocale}'] };`, ...textsIn(locale)])
  .join('\n')}
${compiled.map(({ bundle }) => bundle.code).join('\n')}
if (import.meta.hot) import.meta.hot.data.texts = texts;
// A page that does not draw its texts again loads again.
import.meta.hot?.accept(() => {
  if (dispatchEvent(new Event('texts', { cancelable: true }))) location.reload();
});
`;
}

/** A text of a file, as the compiler wants it. */
const messagesOf = ({ messages, variants }: TextFile, id: string, locale: string): Message[] =>
  messages
    .filter(({ bundleId }) => bundleId === id)
    .map(({ selectors }) => ({
      id,
      bundleId: id,
      locale,
      selectors,
      variants: variants
        .filter(({ messageBundleId }) => messageBundleId === id)
        .map((variant, at) => ({ ...variant, id: `${at}`, messageId: id })),
    }));
