import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of the domains. */
export const DOMAINS = join(import.meta.dirname, '../../domains');

/**
 * The default exports of the domains' files of this name, by family. This lets a domain extend another without an
 * import in either direction.
 */
export async function readDomainFiles<Entry>(name: string): Promise<Map<string, Entry>> {
  const files = readdirSync(DOMAINS)
    .map((family) => ({ family, file: join(DOMAINS, family, name) }))
    .filter(({ file }) => existsSync(file));
  const said = files.map(async ({ family, file }): Promise<[string, Entry]> => {
    const { default: value } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    if (value === undefined) throw new Error(`${family}/${name} has no default export`);
    return [family, value];
  });
  return new Map(await Promise.all(said));
}
