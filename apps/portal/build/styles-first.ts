import type { Plugin } from 'vite';

const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/**
 * Puts the page's style sheets before its scripts: they are a tenth of the bytes, and with them the insurer's header
 * appears while the scripts are still loading.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'lifedesk-styles-first',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(SCRIPTS, '<$1 fetchpriority="low"') },
  };
}
