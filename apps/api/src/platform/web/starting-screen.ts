import { languages, m } from '../language.ts';
import { escapeHtml } from './escape-html.ts';
import type { SiteBrand } from './site-files.ts';

/** How long the scripts may take before the page says what else to do, in seconds. */
const PATIENCE = 15;

/**
 * What a phone shows while the scripts load: the insurer's bar, in place of the portal's header. It is inside the root
 * element, which the portal clears when it first renders. If no script runs, it says so and how to call.
 * @param nonce allows the style elements
 */
export function startingScreen(brand: SiteBrand, nonce: string): string {
  const { product, mark, colours } = brand;
  const picture =
    typeof mark === 'string'
      ? `<svg viewBox="0 0 32 32" aria-hidden="true"><path d="${escapeHtml(mark)}"/></svg>`
      : `<img src="${escapeHtml(mark.src)}" alt="">`;
  const bar = `#starting{display:flex;align-items:center;gap:.5rem;min-height:4rem;padding:0 .75rem;background:${colours.speak};color:#fff;font:600 1.125rem/1.25 system-ui,sans-serif}#starting>:first-child{flex:none;width:1.75rem;height:1.75rem;fill:currentColor}`;
  const help = `#not-started{visibility:hidden;animation:not-started 0s ${PATIENCE}s forwards;max-width:34rem;padding:.5rem 1rem;font:1.125rem/1.6 system-ui,sans-serif}@keyframes not-started{to{visibility:visible}}`;
  return [
    `<style nonce="${nonce}">${bar}${help}</style>`,
    `<noscript><style nonce="${nonce}">#not-started{visibility:visible}</style></noscript>`,
    `<div id="starting">${picture}<span>${escapeHtml(product)}</span></div>`,
    `<main id="not-started">${languages.map((language) => helpIn(language, brand)).join('')}</main>`,
  ].join('');
}

function helpIn(language: (typeof languages)[number], { insurer, phone, phoneHours }: SiteBrand): string {
  const words = { insurer: insurer[language], phone: '\0', hours: phoneHours[language] };
  const link = `<a href="tel:${escapeHtml(phone.dial)}">${escapeHtml(phone.read)}</a>`;
  return `<p lang="${language}">${escapeHtml(m.errorPage_notStarted(words, { locale: language })).replace('\0', link)}</p>`;
}
