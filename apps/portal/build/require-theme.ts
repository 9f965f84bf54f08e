import type { Plugin } from 'vite';

/**
 * Fails the build if the design system's tokens are in none of its style sheets. Running code during the build creates
 * them; a portal without them works but has no styling, which no other check would notice.
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
