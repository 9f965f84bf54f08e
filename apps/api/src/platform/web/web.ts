import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './compress.ts';
import { type ErrorStatus, errorPage } from './error-page.ts';
import { addressesOf, linksOf, loadRoutes, PREFIX } from './known-routes.ts';
import { findStyleSheet, loadPage, makeNonce, type PageHead } from './page.ts';
import { commonHeaders, contentSecurityPolicy, type SecurityOptions } from './security-headers.ts';
import { icon, robots, type SiteBrand, webManifest } from './site-files.ts';

export interface WebOptions extends SecurityOptions {
  /** The built portal: index.html, routes.json, assets/ with their .br and .gz versions. */
  readonly folder: string;
  /** The JSON that the portal reads from its page. It is public, so it must contain no secrets. */
  readonly portalConfig: unknown;
  /** The brand for the server's own pages, the icon and the manifest. */
  readonly brand: SiteBrand;
  /** Whether search engines may index the public pages: only in production. */
  readonly indexed: boolean;
}

/** Files with a content hash in their name never need revalidation. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Everything else is revalidated each time. */
const FRESH = 'no-cache';

/** The title of the framework's error page (specification, section 2). */
const NOT_FOUND: PageHead = { title: '404 page not found', description: '' };

const NOT_READ = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers a request with the portal's page. The status is not 200 if the URL is not one of its routes. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;

/** The site's own responses to URLs that no route matches. */
export interface Site {
  readonly sendPage: SendPage;
  /** The error page, which needs no script. */
  readonly sendError: (request: FastifyRequest, reply: FastifyReply, status: ErrorStatus) => Promise<FastifyReply>;
}

/**
 * Serves the built portal as in production: pages under /cs and at their short URLs, hashed files precompressed and
 * cached forever, a nonce and a strict policy for each page.
 * @returns how to answer a URL that nothing else matches
 */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<Site> {
  const { brand } = options;
  const page = await loadPage(options.folder, options.portalConfig, {
    brand,
    styleSheet: await findStyleSheet(options.folder, brand.id),
  });
  const routes = await loadRoutes(options.folder);
  const common = commonHeaders(options);
  const listed = new Set(options.indexed ? routes.filter(({ indexed }) => indexed).flatMap(addressesOf) : []);

  const sendHtml = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    make: (nonce: string) => string,
  ) => {
    const nonce = makeNonce();
    const { body, encoding } = await compress(make(nonce), request.headers['accept-encoding']);
    reply
      .code(status)
      .headers(common)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce, options),
        'cache-control': FRESH,
        vary: 'accept-encoding',
      });
    if (!listed.has(pathOf(request))) reply.header('x-robots-tag', 'noindex');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  };
  const sendRoute = (request: FastifyRequest, reply: FastifyReply, status: number, head: PageHead) =>
    sendHtml(request, reply, status, (nonce) => page.render(nonce, head));
  const sendPage: SendPage = (request, reply, status) => sendRoute(request, reply, status, NOT_FOUND);
  const sendError = (request: FastifyRequest, reply: FastifyReply, status: ErrorStatus) =>
    sendHtml(request, reply, status, (nonce) => errorPage(status, brand, nonce));

  await app.register(async (site) => {
    site.addHook('onRequest', async (_request, reply) => void reply.headers(common));
    site.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error(error);
      if (status === 416) return reply.code(status).type('text/plain; charset=utf-8').send('Range not satisfiable');
      return sendError(request, reply, status >= 500 ? 500 : 400);
    });

    await site.register(fastifyStatic, {
      root: options.folder,
      prefix: `${PREFIX}/`,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz,map}', 'index.html', 'routes.json', 'brands.json'],
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOREVER : FRESH);
      },
    });

    site.get('/', (_request, reply) => reply.redirect(PREFIX, 302));
    site.get('/favicon.ico', (_request, reply) => reply.redirect(`${PREFIX}/favicon.svg`, 301));
    site.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robots(routes, options.indexed)),
    );
    site.get(`${PREFIX}/favicon.svg`, (_request, reply) => {
      const { mark } = brand;
      if (typeof mark === 'object') return reply.redirect(mark.src, 302);
      return reply.type('image/svg+xml').header('cache-control', FRESH).send(icon(mark, brand.colours));
    });
    site.get(`${PREFIX}/manifest.webmanifest`, (_request, reply) =>
      reply.type('application/manifest+json').header('cache-control', FRESH).send(webManifest(brand)),
    );

    for (const route of routes) {
      const links = linksOf(route);
      for (const url of addressesOf(route))
        site.get(url, (request, reply) => {
          if (links) reply.header('link', links);
          return sendRoute(request, reply, 200, route);
        });
    }
    site.get(`${PREFIX}/assets/*`, (_request, reply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
    );
    site.get(`${PREFIX}/*`, (request, reply) => sendPage(request, reply, 404));

    // Runs before the body is read, because pages accept no body.
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
      await sendError(request, reply.header('allow', 'GET, HEAD'), 405);
      return reply;
    };
    for (const url of ['/', `${PREFIX}/*`, ...routes.flatMap(addressesOf)])
      site.route({ method: [...NOT_READ], url, onRequest: refuse, handler: refuse });
  });
  return { sendPage, sendError };
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
