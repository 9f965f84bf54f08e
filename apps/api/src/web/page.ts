import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands in the built index.html for what only the server knows. */
const NONCE = '__CSP_NONCE__';
const CONFIG = /"?__LIFEDESK_CONFIG__"?/;

/** The page of the portal, to be rendered once an answer. */
export interface Page {
  readonly render: (nonce: string) => string;
  /** Colour of the browser's own surroundings, as the page names it. */
  readonly themeColor: string;
}

/** 128 bits, new for each answer. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** JSON that cannot end the script element which holds it. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Reads the built page and puts the installation's configuration into it.
 * @throws Error when the page has no place for the configuration or the nonce: it was not built for this server.
 */
export async function loadPage(folder: string, config: unknown): Promise<Page> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  if (!CONFIG.test(built) || !built.includes(NONCE))
    throw new Error(`${folder}/index.html is not a page of the portal`);
  const html = built.replaceAll(/<!--[\s\S]*?-->\s*/g, '').replace(CONFIG, () => jsonForHtml(config));
  const themeColor = /<meta name="theme-color" content="([^"]+)"/.exec(built)?.[1] ?? '#ffffff';
  return { render: (nonce) => html.replaceAll(NONCE, nonce), themeColor };
}
