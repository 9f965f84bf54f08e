import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as Theme from '@lifedesk/ui/theme';
import { type Plugin, runnerImport } from 'vite';

const DEMO = '@lifedesk/brands/meru-life.json';
const brands = createRequire(createRequire(import.meta.url).resolve('@lifedesk/brands/package.json'));

/**
 * Replaces the demo insurer with the one that `LIFEDESK_BRAND` names, relative to the root: names and mark, and the
 * style sheet.
 */
export function brand(): Plugin {
  const file = resolve(import.meta.dirname, '../../..', process.env.LIFEDESK_BRAND ?? 'brands/meru-life.json');
  return {
    name: 'branch-desk-brand',
    enforce: 'pre',
    resolveId: (id) => (id === DEMO ? file : null),
    async load(id) {
      if (!id.endsWith('/src/brand.css')) return null;
      // from source: nothing may be built yet
      const source = { conditions: ['@lifedesk/source'], noExternal: [/^@lifedesk\//] };
      const settings = { configFile: false as const, environments: { inline: { resolve: source } } };
      const { module } = await runnerImport<typeof Theme>('@lifedesk/ui/theme', settings);
      const look = module.brandOf(JSON.parse(readFileSync(file, 'utf8')));
      return module.themeStyleSheet(look, (src) => `/@fs${brands.resolve(src)}`);
    },
  };
}
