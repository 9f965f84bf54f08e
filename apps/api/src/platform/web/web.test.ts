import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorPage } from './error-page.ts';
import { registerWeb, type WebOptions } from './web.ts';

const script = `console.log(${JSON.stringify('x'.repeat(2_000))})`;
const HTML = `<!doctype html><head><!-- a note
to builders --><title></title><meta name="description" content=""><meta name="theme-color" content="#101B3B"><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="application/json" id="lifedesk-config">"__LIFEDESK_CONFIG__"</script></head><div id="root"></div>`;

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': HTML,
  'routes.json': JSON.stringify([
    {
      id: 'login',
      title: 'Sign in',
      description: '',
      indexed: false,
      atEntry: true,
      early: [],
      scripts: [],
      styles: [],
    },
    {
      id: 'pay-online',
      title: 'Pay Online',
      description: 'Premiums "online" & at once',
      indexed: true,
      atEntry: false,
      early: ['assets/ahead-1.js', 'assets/sdk-1.js'],
      scripts: ['assets/sdk-1.js', 'assets/pay-1.js'],
      styles: ['assets/pay-2.css'],
    },
  ]),
  'brands.json': JSON.stringify({
    meru: '/cs/assets/brand-meru-7a8b.css',
    other: '/cs/assets/brand-other-5e6f.css',
  }),
  'help.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/app-1a2b.js.map': '{}',
  'assets/font-3c4d.woff2': Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]),
  '.vite/manifest.json': '{}',
};

const MERU = {
  id: 'meru',
  product: 'Meru & Co',
  mark: 'M0 0h32v32z',
  colours: { act: '#8B0F4E', speak: '#101B3B' },
  insurer: { en: 'Meru & Co', hi: 'मेरु' },
  phone: { dial: '+912240000199', read: '+91 (0)22 4000 0199' },
  phoneHours: { en: 'Every day, 9 am to 9 pm', hi: 'हर दिन, सुबह 9 से रात 9 बजे' },
};

const folders: string[] = [];
const apps: FastifyInstance[] = [];

async function serve(more: Partial<WebOptions> = {}, built = files): Promise<FastifyInstance> {
  const around = await mkdtemp(join(tmpdir(), 'web-'));
  const folder = join(around, 'dist');
  folders.push(around);
  for (const [name, content] of Object.entries(built)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(around, 'outside.txt'), 'secret');
  const app = Fastify();
  apps.push(app);
  await registerWeb(app, {
    folder,
    portalConfig: { brand: { product: 'Meru </script><b>' } },
    brand: MERU,
    indexed: true,
    secure: false,
    connect: [],
    forms: [],
    pictures: [],
    ...more,
  });
  await app.ready();
  return app;
}

let app: FastifyInstance;
let listening: string;
beforeAll(async () => {
  app = await serve();
  listening = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all(apps.map((each) => each.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const nonceOf = (header: unknown) => /'nonce-([^']+)'/.exec(String(header))?.[1];

describe('pages', () => {
  it.each([
    '/cs',
    '/cs/',
    '/cs/login',
    '/login',
    '/cs/pay-online',
    '/pay-online',
    '/pay-online/',
    '/cs/login?redirectURL=%2Fcs',
  ])('answers %s with the portal', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers.etag).toBeUndefined();
    expect(response.body).toContain('<div id="root">');
  });

  it.each([
    '/cs/nowhere',
    '/cs/login/deeper',
    '/cs/index.html',
    '/cs/routes.json',
    '/cs/brands.json',
    '/cs/.vite/manifest.json',
    '/cs/LOGIN',
  ])('answers the unknown URL %s with the portal and 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<div id="root">');
  });

  it.each([
    ['/cs/pay-online', 'Pay Online | Meru &amp; Co', 'Premiums &quot;online&quot; &amp; at once'],
    ['/pay-online', 'Pay Online | Meru &amp; Co', 'Premiums &quot;online&quot; &amp; at once'],
    ['/cs', 'Sign in | Meru &amp; Co', ''],
    ['/cs/nowhere', '404 page not found | Meru &amp; Co', ''],
  ])('describes the page in the HTML of %s, for clients that run no script', async (url, title, description) => {
    const { body } = await get(url);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain(`<meta name="description" content="${description}">`);
  });

  it('redirects / to /cs', async () => {
    const response = await get('/');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/cs']);
  });

  it('uses a new nonce in the page and its policy for each response', async () => {
    const [first, second] = [await get('/cs'), await get('/cs')];
    const nonce = nonceOf(first.headers['content-security-policy']);
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(first.body).toContain(`nonce="${nonce}"`);
    expect(second.body).not.toContain(nonce);
    expect(first.body).not.toContain('__CSP_NONCE__');
  });

  it("shows the insurer's bar until the portal renders, in the brand's colour and allowed by the policy", async () => {
    const { body, headers } = await get('/cs');
    const nonce = nonceOf(headers['content-security-policy']);
    expect(body).toMatch(/<div id="root"><style nonce="[^"]+">.*background:#101B3B.*<span>Meru &amp; Co<\/span>/);
    expect(body).toContain(`<div id="root"><style nonce="${nonce}">`);
  });

  it('inserts the configuration as data that cannot end its element', async () => {
    const { body } = await get('/cs');
    const json = /<script type="application\/json" id="lifedesk-config">(.*?)<\/script>/.exec(body)?.[1];
    expect(body).not.toContain('<!--');
    expect(JSON.parse(json ?? '')).toEqual({ brand: { product: 'Meru </script><b>' } });
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip, br;q=0', (body: Buffer) => gunzipSync(body)],
    ['identity', (body: Buffer) => body],
  ])('compresses the page for a browser that accepts %s', async (accepted, open) => {
    const response = await get('/cs', { 'accept-encoding': accepted });
    expect(open(response.rawPayload).toString()).toContain('<div id="root">');
    expect(response.headers.vary).toBe('accept-encoding');
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/cs/login' });
    expect(response.statusCode).toBe(200);
    expect(Number(response.headers['content-length'])).toBeGreaterThan(100);
    expect(response.body).toBe('');
  });

  it('refuses to serve a folder that is not a build of the portal', async () => {
    await expect(serve({}, { ...files, 'index.html': '<p>hello' })).rejects.toThrow('not a page of the portal');
    await expect(serve({ brand: { ...MERU, id: 'stranger' } })).rejects.toThrow('without the brand stranger');
    await expect(serve({}, { ...files, 'routes.json': '{}' })).rejects.toThrow('not a list of routes');
  });

  it('say in every language how to reach the insurer if no script runs', async () => {
    const { body } = await get('/cs');
    const help = /<main id="not-started">.*?<\/main>/.exec(body)?.[0];
    expect(help).toContain('<p lang="en">If this page does not open, allow JavaScript for it in your browser');
    expect(help).toContain('call Meru &amp; Co on <a href="tel:+912240000199">+91 (0)22 4000 0199</a>. Every day');
    expect(help).toContain('<p lang="hi">');
  });
});

describe('methods', () => {
  it.each([
    ['POST', '/cs'],
    ['POST', '/'],
    ['PUT', '/cs/login'],
    ['DELETE', '/pay-online'],
    ['PATCH', '/cs/nowhere'],
    ['POST', '/cs/assets/app-1a2b.js'],
  ] as const)('refuses %s %s with an error page', async (method, url) => {
    const response = await app.inject({
      method,
      url,
      payload: '{"a":',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.body).toContain('<title>405 Method Not Allowed | Meru &amp; Co</title>');
    expect(response.body).toContain('<h1>We could not accept what was sent<span lang="hi">');
    const nonce = nonceOf(response.headers['content-security-policy']);
    expect(response.body).toContain(`<style nonce="${nonce}">`);
  });
});

describe('an error page', () => {
  it.each([
    [400, '400 Bad Request', 'This link does not work'],
    [405, '405 Method Not Allowed', 'We could not accept what was sent'],
    [500, '500 Internal Server Error', 'Something went wrong on our side'],
  ] as const)('of status %d has the title %s and a plain heading, in both languages', (status, title, words) => {
    const page = errorPage(status, MERU, 'nonce');
    expect(page).toContain(`<title>${title} | Meru &amp; Co</title>`);
    const heading = /<h1>(.*?)<span lang="hi">(.*?)<\/span><\/h1>/.exec(page);
    expect(heading?.[1]).toBe(words);
    expect(heading?.[2]).toMatch(/^[\p{Script=Devanagari}\s,]+$/u);
  });
});

describe('files', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip, br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends precompressed files to a browser that accepts %s', async (accepted, open) => {
    const response = await get('/cs/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(response.statusCode).toBe(200);
    expect(open(response.rawPayload).toString()).toBe(script);
    expect(response.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  it('sends the plain file to a browser that accepts no compression', async () => {
    const response = await get('/cs/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe(script);
  });

  it('revalidates files without a hash, and answers 304 if they are unchanged', async () => {
    const response = await get('/cs/help.svg');
    expect(response.headers['cache-control']).toBe('no-cache');
    const etag = String(response.headers.etag);
    const again = await get('/cs/help.svg', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const since = await get('/cs/help.svg', { 'if-modified-since': String(response.headers['last-modified']) });
    expect(since.statusCode).toBe(304);
  });

  it('sends a range', async () => {
    const response = await get('/cs/assets/font-3c4d.woff2', { range: 'bytes=2-4' });
    expect(response.statusCode).toBe(206);
    expect(response.headers['content-range']).toBe('bytes 2-4/8');
    expect([...response.rawPayload]).toEqual([2, 3, 4]);
  });

  it('refuses a range beyond the end', async () => {
    expect((await get('/cs/assets/font-3c4d.woff2', { range: 'bytes=20-30' })).statusCode).toBe(416);
  });

  it('answers HEAD with the length and no body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/cs/assets/font-3c4d.woff2' });
    expect([response.statusCode, response.headers['content-length'], response.body]).toEqual([200, '8', '']);
  });

  it.each(['app-1a2b.js.map', 'app-1a2b.js.br', 'app-1a2b.js.gz', 'gone.js', ''])(
    'does not serve the file assets/%s',
    async (name) => {
      const response = await get(`/cs/assets/${name}`);
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe('Not found');
    },
  );

  it.each([
    '/cs/../outside.txt',
    '/cs/assets/../../outside.txt',
    '/cs/assets/..%2f..%2foutside.txt',
    '/cs/assets/%2e%2e/%2e%2e/outside.txt',
    '/cs/assets/..%5c..%5coutside.txt',
    '/cs//etc/passwd',
    '/cs/assets/app-1a2b.js%00.txt',
  ])('serves nothing outside its folder for %s', async (path) => {
    // as raw bytes, because a client library would normalise the path first
    const { port } = new URL(listening);
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      request({ port, path }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret');
  });
});

describe('headers', () => {
  it('run the early script that starts calls, on the pages that have one', async () => {
    expect((await get('/cs/pay-online')).body).toContain(
      '<script type="module" async crossorigin src="/cs/assets/ahead-1.js"></script>',
    );
    expect((await get('/cs')).body).not.toContain('<script type="module"');
  });

  it('make the browser fetch a screen together with its page', async () => {
    for (const url of ['/cs/pay-online', '/pay-online'])
      expect((await get(url)).headers.link).toBe(
        [
          '</cs/assets/ahead-1.js>; rel=modulepreload; fetchpriority=high',
          '</cs/assets/sdk-1.js>; rel=modulepreload; fetchpriority=high',
          '</cs/assets/pay-2.css>; rel=preload; as=style; crossorigin',
          '</cs/assets/pay-1.js>; rel=modulepreload',
        ].join(', '),
      );
    for (const url of ['/cs', '/cs/nowhere']) expect((await get(url)).headers.link).toBeUndefined();
  });

  it.each(['/cs', '/cs/nowhere', '/cs/assets/app-1a2b.js', '/cs/assets/gone.js', '/robots.txt', '/'])(
    'close %s to other sites',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=(self)'),
      });
    },
  );

  it('allow no inline or evaluated script, no frame, and no text as script', async () => {
    const policy = String((await get('/cs')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|\*|https?:|data:/);
    for (const part of [
      "default-src 'none'",
      "script-src 'self';",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types verify-worker',
    ])
      expect(`${policy};`).toContain(part);
  });

  it("list the installation's other origins, each once", async () => {
    const other = await serve({
      connect: ['https://api.example', 'https://files.example', 'https://api.example'],
      forms: ['https://pay.example'],
      pictures: ['https://static.example'],
    });
    const policy = String((await other.inject('/cs')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://api.example https://files.example;");
    expect(policy).toContain("form-action 'self' https://pay.example;");
    expect(policy).toContain("img-src 'self' https://static.example;");
  });

  it('require HTTPS permanently on HTTPS responses, and only there', async () => {
    const secure = await serve({ secure: true });
    for (const url of ['/cs', '/cs/assets/app-1a2b.js', '/'])
      expect((await secure.inject(url)).headers['strict-transport-security']).toBe(
        'max-age=63072000; includeSubDomains',
      );
    expect(String((await secure.inject('/cs')).headers['content-security-policy'])).toContain(
      'upgrade-insecure-requests',
    );
    expect((await get('/cs')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('files for crawlers and phones', () => {
  it("point to the brand's image if its mark is one", async () => {
    const other = await serve({
      brand: { ...MERU, mark: { src: '/cs/mark.png' } },
    });
    expect((await other.inject('/cs/favicon.svg')).headers.location).toBe('/cs/mark.png');
  });

  it('let search engines index the public pages in production', async () => {
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nAllow: /cs/assets/\nAllow: /cs/pay-online\nDisallow: /\n',
    );
    expect((await get('/cs/pay-online')).headers['x-robots-tag']).toBeUndefined();
    expect((await get('/cs/login')).headers['x-robots-tag']).toBe('noindex');
  });

  it('keep them away elsewhere', async () => {
    const sandbox = await serve({ indexed: false });
    expect((await sandbox.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await sandbox.inject('/cs/pay-online')).headers['x-robots-tag']).toBe('noindex');
  });

  it('shows each brand with its style sheet, colours and icon', async () => {
    const brand = { ...MERU, id: 'other', colours: { act: '#00616E', speak: '#32194C' } };
    const other = await serve({ brand });
    const { body } = await other.inject('/cs');
    expect(body).toContain('<meta name="theme-color" content="#32194C">');
    expect(body).toContain('<link rel="stylesheet" href="/cs/assets/brand-other-5e6f.css"></head>');
    expect((await other.inject('/cs/favicon.svg')).body).toContain('fill="#00616E"');
    expect((await other.inject('/cs/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#32194C' });
    expect((await other.inject({ method: 'POST', url: '/cs' })).body).toContain('a{color:#00616E}');
    expect((await get('/cs')).body).toContain('<link rel="stylesheet" href="/cs/assets/brand-meru-7a8b.css"></head>');
  });

  it("have an icon and a manifest in the page's colour", async () => {
    expect((await get('/favicon.ico')).headers.location).toBe('/cs/favicon.svg');
    const drawn = await get('/cs/favicon.svg');
    expect(drawn.headers['content-type']).toContain('image/svg+xml');
    expect(drawn.body).toMatch(/fill="#8B0F4E".*d="M0 0h32v32z"/);
    const manifest = await get('/cs/manifest.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.json()).toMatchObject({ name: 'Meru & Co', start_url: '/cs', theme_color: '#101B3B' });
  });
});
