import { escaped } from './escaped.ts';
import type { SiteBrand } from './site-files.ts';

/** Titles of the framework error pages (specification, section 2), and what each says in both languages. */
const TEXTS = {
  400: {
    title: '400 Bad Request',
    en: 'The link or the request is not right. Nothing was changed.',
    hi: 'यह लिंक या अनुरोध सही नहीं है। कुछ भी बदला नहीं गया है।',
  },
  405: {
    title: '405 Method Not Allowed',
    en: 'This page can be opened, but nothing can be sent to it. Nothing was changed.',
    hi: 'यह पेज खोला जा सकता है, पर इस पर कुछ भेजा नहीं जा सकता। कुछ भी बदला नहीं गया है।',
  },
  500: {
    title: '500 Internal Server Error',
    en: 'Something went wrong on our side. Please try again in a few minutes.',
    hi: 'हमारी ओर से कुछ गड़बड़ हो गई है। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  },
} as const;

export type ErrorStatus = keyof typeof TEXTS;

/** In the dark everything is the colour of the text: a brand's own is chosen for a light ground. */
const styleOf = ({ act, speak }: SiteBrand['colours']): string => `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:18px/1.6 system-ui,sans-serif;background:#fafafc;color:${speak}}
main{max-width:34rem}h1{font-size:1.6rem;line-height:1.25}
a{color:${act}}
@media (prefers-color-scheme:dark){body{background:#121318;color:#e9ebf4}a{color:inherit}}
`;

/** A page without script, for when the portal itself cannot answer: by itself readable in both languages. */
export function errorPage(status: ErrorStatus, { product, colours }: SiteBrand, nonce: string): string {
  const { title, en, hi } = TEXTS[status];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escaped(product)}</title>
<style nonce="${nonce}">${styleOf(colours)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${en}</p>
<p lang="hi">${hi}</p>
<p><a href="/cs">${escaped(product)}</a></p>
</main>
</body>
</html>
`;
}
