import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Writes the list of a package's text files and their languages to its project.inlang/settings.json: its own in
 * messages/<locale>/<area>.json, and those of its services in src/<service>/messages/<locale>.json.
 * @param home the package's folder
 * @returns the language in which every text exists
 */
export function listTexts(home: string): string {
  const settings = join(home, 'project.inlang/settings.json');
  const namesIn = (folder: string) => (existsSync(join(home, folder)) ? readdirSync(join(home, folder)).sort() : []);
  const before = readFileSync(settings, 'utf8');
  const { baseLocale }: { baseLocale: string } = JSON.parse(before);
  const services = namesIn('src').filter((service) =>
    existsSync(join(home, 'src', service, `messages/${baseLocale}.json`)),
  );
  const ofServices = services.flatMap((service) => namesIn(`src/${service}/messages`));
  const locales = new Set([baseLocale, ...namesIn('messages'), ...ofServices.map((file) => basename(file, '.json'))]);
  const patterns = [
    ...namesIn(`messages/${baseLocale}`).map((file) => `./messages/{locale}/${file}`),
    ...services.map((service) => `./src/${service}/messages/{locale}.json`),
  ];
  const list = patterns.map((pattern) => `\n      ${JSON.stringify(pattern)}`).join();
  const after = before
    .replace(/("locales": \[)[^\]]*\]/, `$1${Array.from(locales, (locale) => JSON.stringify(locale)).join(', ')}]`)
    .replace(/("pathPattern": \[)[^\]]*\]/, `$1${list}\n    ]`);
  // not written if it is current, so that watchers do not restart
  if (after !== before) writeFileSync(settings, after);
  return baseLocale;
}
