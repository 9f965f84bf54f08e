import type { Plugin } from 'vite';

/**
 * Fails the build when the design system's tokens are in none of its style sheets. They are made by running code while
 * building; a portal without them works and looks like nothing, which no other check would see.
 */
export function requireTheme(): Plugin {
  return {
    name: 'lifedesk-require-theme',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const themed = sheets.some(
        (sheet) => sheet.type === 'asset' && String(sheet.source).includes('--ld-color-canvas:'),
      );
      if (!themed) this.error('no style sheet of the build holds the tokens of the theme');
    },
  };
}
