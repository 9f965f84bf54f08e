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
  readonly locales: readonly string[];
  readonly modules: readonly [string];
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
  const { default: format }: { default: Format } = await import(pathToFileURL(join(home, settings.modules[0])).href);
  const texts = new Map<string, Map<string, string>>();
  for (const { file, locale } of textFilesOf(settings, home)) {
    if (!existsSync(file)) continue;
    const imported = await format.importFiles({ settings, files: [{ locale, content: readFileSync(file) }] });
    for (const [key, code] of compile(imported, locale)) {
      const ofKey = texts.get(key) ?? new Map<string, string>();
      texts.set(key, ofKey.set(locale, code));
    }
  }
  const entries = Array.from(texts, ([key, text], at) => {
    const [en, hi] = ['en', 'hi'].map((locale) => text.get(locale) ?? text.get(settings.baseLocale));
    return {
      key,
      code: `const en_${at} = ${en}\nconst hi_${at} = ${hi}\ntexts.${key} = inLanguage(en_${at}, hi_${at});`,
    };
  });
  return `import * as registry from './registry.js';
import { inLanguage } from './runtime.js';
// Shared with what is already imported, so that a screen shows a saved text without being loaded again.
const texts = import.meta.hot?.data.texts ?? {};
${entries.map(({ code }) => code).join('\n')}
${entries.map(({ key }) => `export const ${key} = (inputs, options) => texts.${key}(inputs, options);`).join('\n')}
if (import.meta.hot) import.meta.hot.data.texts = texts;
// A page that does not draw its texts again loads again.
import.meta.hot?.accept(() => {
  if (dispatchEvent(new Event('texts', { cancelable: true }))) location.reload();
});
`;
}

/** The code of each message of a text file, in the order of the file. */
function compile({ bundles, messages, variants }: TextFile, locale: string): [key: string, code: string][] {
  return bundles.map(({ id, declarations }) => {
    const bundle: Bundle = {
      id,
      declarations,
      messages: messages
        .filter(({ bundleId }) => bundleId === id)
        .map(({ selectors }) => ({
          id,
          bundleId: id,
          locale,
          selectors,
          variants: variants
            .filter(({ messageBundleId }) => messageBundleId === id)
            .map((variant, at) => ({ ...variant, id: `${at}`, messageId: id })),
        })),
    };
    const compiled = compileBundle({ bundle, fallbackMap: {}, messageReferenceExpression: () => '' });
    return [id, compiled.messages[locale]?.code ?? ''];
  });
}
