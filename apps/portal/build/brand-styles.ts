import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { fontFile, loadTheme, readBrands } from './brand-files.ts';

/**
 * Writes a style sheet for each insurer of `brands/`, with the files of its typeface, and `brands.json`, from which the
 * server picks the one that the page links: one build serves them all.
 */
export function brandStyles(): Plugin {
  let base = '';
  return {
    name: 'lifedesk-brand-styles',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    async generateBundle() {
      const { brandOf, themeStyleSheet } = await loadTheme();
      const emit = (name: string, source: string | Uint8Array): string =>
        base + this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const fonts = new Map<string, string>();
      const addressOf = (src: string): string => {
        const file = fontFile(src);
        const address = fonts.get(file) ?? emit(basename(file), readFileSync(file));
        fonts.set(file, address);
        return address;
      };
      const sheets = readBrands().map((file) => {
        const sheet = themeStyleSheet(brandOf(file), addressOf);
        return [file.id, emit(`brand-${file.id}.css`, sheet)] as const;
      });
      this.emitFile({ type: 'asset', fileName: 'brands.json', source: JSON.stringify(Object.fromEntries(sheets)) });
    },
  };
}
