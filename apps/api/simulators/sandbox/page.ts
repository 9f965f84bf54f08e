import type { FastifyReply, FastifyRequest } from 'fastify';

/** Markup that can go into a page unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[] | null | undefined;

/** A template that escapes its values, except those that are markup. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + markup(values[index - 1]) + part));
}

function markup(value: Value): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((v) => v.text).join('');
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const LINKS: readonly [string, string][] = [
  ['/sandbox', 'Sandbox'],
  ['/sandbox/people', 'People'],
  ['/sandbox/applicants', 'Applicants'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/clock', 'Clock'],
  ['/sandbox/scenarios', 'Scenarios'],
  ['/sandbox/spaces', 'Spaces'],
  ['/cs', 'Portal'],
];

/** Whether the caller is a browser that wants a page. Scripts and tests get JSON. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}

/** Sends a page with a content security policy that allows no scripts. */
export function sendPage(reply: FastifyReply, title: string, body: Html, refreshSeconds?: number): FastifyReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – sandbox</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
${refreshSeconds === undefined ? null : html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
</head>
<body>
<header><nav aria-label="Sandbox"><ul>${LINKS.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></nav></header>
<main><h1>${title}</h1>${body}</main>
</body>
</html>`;
  return reply
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.text);
}

/** Redirects to a page after a form, so that a reload does not submit it again. */
export function backTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.code(303).header('location', path).header('cache-control', 'no-store').send();
}
