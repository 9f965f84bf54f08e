import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from './escape-html.ts';
import { PREFIX } from './known-routes.ts';
import type { SiteBrand } from './site-files.ts';
import { startingScreen } from './starting-screen.ts';

/** The placeholder in the built index.html for values that only the server knows. */
const NONCE = '__CSP_NONCE__';
const CONFIG = /"?__LIFEDESK_CONFIG__"?/;

const ROOT = /<div id="root">/;
const TITLE = /(?<=<title>)[^<]*/;
const DESCRIPTION = /(?<=<meta name="description" content=")[^"]*/;
const THEME_COLOR = /(?<=<meta name="theme-color" content=")[^"]*/;

/** The portal's page, rendered for each response. */
export interface Page {
  readonly render: (nonce: string, head: PageHead) => string;
}

/** The title and description of a page, for browsers and for crawlers that run no script. */
export interface PageHead {
  /** The page's name, before the product's. */
  readonly title: string;
  readonly description: string;
  /** Scripts below the portal's prefix. The first runs before the portal's own and imports the others. */
  readonly early?: readonly string[];
}

/** The parts of the brand that the page shows before any script runs. */
export interface PageLook {
  readonly brand: SiteBrand;
  /** URL of the brand's style sheet. */
  readonly styleSheet: string;
}

/** 128 bits, new for each response. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** JSON that cannot end its script element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * The style sheet of a brand, as the build lists them in brands.json.
 * @throws Error if the portal was built without this brand
 */
export async function findStyleSheet(folder: string, brandId: string): Promise<string> {
  const built: Readonly<Record<string, string>> = JSON.parse(await readFile(join(folder, 'brands.json'), 'utf8'));
  const styleSheet = Object.hasOwn(built, brandId) ? built[brandId] : undefined;
  if (styleSheet === undefined)
    throw new Error(`${folder} was built without the brand ${brandId}: add its file to brands/ before the build`);
  return styleSheet;
}

/**
 * Reads the built page and inserts the installation's configuration and look.
 * @throws Error if the page has no placeholder for the configuration or the nonce, so it was not built for this server
 */
export async function loadPage(folder: string, config: unknown, look: PageLook): Promise<Page> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  if (!CONFIG.test(built) || !built.includes(NONCE))
    throw new Error(`${folder}/index.html is not a page of the portal`);
  const link = `<link rel="stylesheet" href="${look.styleSheet}">`;
  const html = built
    .replaceAll(/<!--[\s\S]*?-->\s*/g, '')
    .replace(THEME_COLOR, look.brand.colours.speak)
    .replace(ROOT, (root) => root + startingScreen(look.brand, NONCE))
    .replace('</head>', `${link}</head>`)
    .replace(CONFIG, () => jsonForHtml(config));
  return {
    render: (nonce, { title, description, early: [early] = [] }) =>
      html
        // after the configuration, which it reads
        .replace('</head>', (end) => scriptOf(early) + end)
        .replaceAll(NONCE, nonce)
        .replace(TITLE, () => escapeHtml(`${title} | ${look.brand.product}`))
        .replace(DESCRIPTION, () => escapeHtml(description)),
  };
}

/** Runs as soon as it has loaded, whatever the page still waits for. */
const scriptOf = (file: string | undefined): string =>
  file ? `<script type="module" async crossorigin src="${PREFIX}/${file}"></script>` : '';
