import { escaped } from './escaped.ts';
import type { SiteBrand } from './site-files.ts';

/**
 * What a phone shows while it fetches the scripts: the insurer's bar, where the portal's header will be. It is in the
 * root element, which the portal empties when it draws its first page.
 * @param nonce what the style element is let in by
 */
export function starting({ product, mark, colours }: SiteBrand, nonce: string): string {
  const { speak } = colours;
  const picture =
    typeof mark === 'string'
      ? `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${escaped(mark)}"/></svg>`
      : `<img src="${escaped(mark.src)}" alt="">`;
  const style = `#starting{display:flex;align-items:center;gap:.5rem;min-height:4rem;padding:0 .75rem;background:${speak};color:#fff;font:600 1.125rem/1.25 system-ui,sans-serif}#starting>:first-child{flex:none;width:1.75rem;height:1.75rem;fill:currentColor}`;
  return `<style nonce="${nonce}">${style}</style><div id="starting">${picture}<span>${escaped(product)}</span></div>`;
}
