import { readFileSync } from 'node:fs';
import { componentExport } from './component-export.ts';

/**
 * The modules of components, one per folder: `components/Button/Button`. Anything that the index does not export is
 * private.
 */
export const components: readonly string[] = Array.from(
  readFileSync('src/index.ts', 'utf8').matchAll(componentExport),
  ([, name = '']) => name,
);

/**
 * Entries of the build. Each keeps the path of its source, so that one pattern of `exports` serves sources and build.
 */
export const entries: Record<string, string> = {
  index: 'src/index.ts',
  'theme/index': 'src/theme/index.ts',
  ...Object.fromEntries(components.map((name) => [name, `src/${name}.tsx`])),
};
