import { escapeHtml } from './escape-html.ts';
import type { SiteBrand } from './site-files.ts';

/**
 * What a phone shows while the scripts load: the insurer's bar, in place of the portal's header. It is inside the root
 * element, which the portal clears when it first renders.
 * @param nonce allows the style element
 */
export function startingScreen({ product, mark, colours }: SiteBrand, nonce: string): string {
  const { speak } = colours;
  const picture =
    typeof mark === 'string'
      ? `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${escapeHtml(mark)}"/></svg>`
      : `<img src="${escapeHtml(mark.src)}" alt="">`;
  const style = `#starting{display:flex;align-items:center;gap:.5rem;min-height:4rem;padding:0 .75rem;background:${speak};color:#fff;font:600 1.125rem/1.25 system-ui,sans-serif}#starting>:first-child{flex:none;width:1.75rem;height:1.75rem;fill:currentColor}`;
  return `<style nonce="${nonce}">${style}</style><div id="starting">${picture}<span>${escapeHtml(product)}</span></div>`;
}
