import { readableOn } from '@lifedesk/brands/colour.ts';
import { baseLocale, languages, m } from '../language.ts';
import { escapeHtml } from './escape-html.ts';
import type { SiteBrand } from './site-files.ts';

/** The titles of the framework's error pages (specification, section 2), with a heading and text. */
const TEXTS = {
  400: { title: '400 Bad Request', heading: m.errorPage_badRequestHeading, text: m.errorPage_badRequest },
  405: { title: '405 Method Not Allowed', heading: m.errorPage_notAllowedHeading, text: m.errorPage_notAllowed },
  500: { title: '500 Internal Server Error', heading: m.errorPage_failureHeading, text: m.errorPage_failure },
} as const;

export type ErrorStatus = keyof typeof TEXTS;

const PAPER = '#fafafc';

/** In dark mode everything uses the text colour, because a brand's colours are chosen for a light background. */
const styleOf = ({ act, speak }: SiteBrand['colours']): string => `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:18px/1.6 system-ui,sans-serif;background:${PAPER};color:${speak}}
main{max-width:34rem}h1{font-size:1.6rem;line-height:1.25}h1 span{display:block}
a{color:${readableOn(PAPER, [act, speak])}}
@media (prefers-color-scheme:dark){body{background:#121318;color:#e9ebf4}a{color:inherit}}
`;

/** A page without scripts for when the portal cannot answer. It is readable in all languages. */
export function errorPage(status: ErrorStatus, { product, colours }: SiteBrand, nonce: string): string {
  const { title, heading, text } = TEXTS[status];
  const others = languages.filter((locale) => locale !== baseLocale);
  const headings = others.map((locale) => `<span lang="${locale}">${heading({}, { locale })}</span>`);
  const texts = others.map((locale) => `<p lang="${locale}">${text({}, { locale })}</p>`);
  return `<!doctype html>
<html lang="${baseLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(product)}</title>
<style nonce="${nonce}">${styleOf(colours)}</style>
</head>
<body>
<main>
<h1>${heading({}, { locale: baseLocale })}${headings.join('')}</h1>
<p>${text({}, { locale: baseLocale })}</p>
${texts.join('\n')}
<p><a href="/cs">${escapeHtml(product)}</a></p>
</main>
</body>
</html>
`;
}
