import { readableOn } from '@lifedesk/brands/colour.ts';
import { escapeHtml } from './escape-html.ts';
import type { SiteBrand } from './site-files.ts';

/** The titles of the framework's error pages (specification, section 2), with a heading and text in both languages. */
const TEXTS = {
  400: {
    title: '400 Bad Request',
    heading: { en: 'This link does not work', hi: 'यह लिंक काम नहीं करता' },
    en: 'The link or the request is not right. Nothing was changed.',
    hi: 'यह लिंक या अनुरोध सही नहीं है। कुछ भी बदला नहीं गया है।',
  },
  405: {
    title: '405 Method Not Allowed',
    heading: { en: 'We could not accept what was sent', hi: 'जो भेजा गया, उसे हम नहीं ले सके' },
    en: 'This page can be opened, but nothing can be sent to it. Nothing was changed.',
    hi: 'यह पेज खोला जा सकता है, पर इस पर कुछ भेजा नहीं जा सकता। कुछ भी बदला नहीं गया है।',
  },
  500: {
    title: '500 Internal Server Error',
    heading: { en: 'Something went wrong on our side', hi: 'हमारी ओर से कुछ गड़बड़ हो गई है' },
    en: 'Please try again in a few minutes.',
    hi: 'कृपया कुछ मिनट बाद फिर कोशिश करें।',
  },
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

/** A page without scripts for when the portal cannot answer. It is readable in both languages. */
export function errorPage(status: ErrorStatus, { product, colours }: SiteBrand, nonce: string): string {
  const { title, heading, en, hi } = TEXTS[status];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(product)}</title>
<style nonce="${nonce}">${styleOf(colours)}</style>
</head>
<body>
<main>
<h1>${heading.en}<span lang="hi">${heading.hi}</span></h1>
<p>${en}</p>
<p lang="hi">${hi}</p>
<p><a href="/cs">${escapeHtml(product)}</a></p>
</main>
</body>
</html>
`;
}
