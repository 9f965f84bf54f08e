import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Theme from '@lifedesk/ui/theme';
import { defaultServerConditions, type Plugin, runnerImport } from 'vite';

const DEMO = '@lifedesk/brands/meru-life.json';
const brands = createRequire(createRequire(import.meta.url).resolve('@lifedesk/brands/package.json'));

/** Puts the insurer that `LIFEDESK_BRAND` names in the place of the demo's: names and mark, and the style sheet of its look. */
export function brand(): Plugin {
  const file = process.env.LIFEDESK_BRAND ?? brands.resolve(DEMO);
  return {
    name: 'branch-desk-brand',
    enforce: 'pre',
    resolveId: (id) => (id === DEMO ? file : null),
    async load(id) {
      if (!id.endsWith('/src/brand.css')) return null;
      const resolve = { conditions: ['@lifedesk/source', ...defaultServerConditions] };
      const ssr = { noExternal: [/^@lifedesk\//], resolve };
      const { module } = await runnerImport<typeof Theme>('@lifedesk/ui/theme', { configFile: false, resolve, ssr });
      const look = module.brandOf(JSON.parse(readFileSync(file, 'utf8')));
      return module.themeStyleSheet(look, (src) => `/@fs${brands.resolve(src)}`);
    },
  };
}
