import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../brand.ts';
import type { Config } from '../../config.ts';
import { problem } from '../problem.ts';
import { registerWeb, type WebOptions } from './web.ts';

/**
 * Serves the portal with the API where one is configured. An address that nothing answers for gets the portal's own 404
 * page if a page was asked for, and a problem otherwise.
 */
export async function addWeb(app: FastifyInstance, config: Config): Promise<void> {
  const sendPage = config.web ? await registerWeb(app, webOptions(config, config.web)) : null;
  app.setNotFoundHandler(async (request, reply) => {
    const page = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|sandbox)(\/|$|\?)/.test(request.url);
    if (sendPage && page) return await sendPage(request, reply, 404);
    throw problem('not-found', { detail: 'There is nothing at this address.' });
  });
}

/** What the web server has to know of an installation: above all which other origins the portal has to do with. */
export function webOptions(config: Config, web: NonNullable<Config['web']>): WebOptions {
  const { brand, files, gateway, publicUrl, tls } = config;
  const { customerService, content, email, assets } = web.bases;
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  const origins = (...urls: (string | undefined)[]) =>
    urls
      .filter((url) => url !== undefined)
      .map((url) => new URL(url).origin)
      .filter((origin) => origin !== own);
  return {
    folder: web.folder,
    brand,
    portalConfig: {
      brand: shown(brand),
      ...(web.environment ? { environment: web.environment } : {}),
      ...(Object.keys(web.bases).length > 0 ? { bases: web.bases } : {}),
    },
    indexed: config.environment === 'PROD',
    secure: tls !== null || (publicUrl?.startsWith('https:') ?? false),
    connect: [...origins(customerService, content, email), ...(files.kind === 's3' ? uploadOrigins(files) : [])],
    forms: origins(gateway?.url),
    pictures: origins(assets),
  };
}

/** What the screens say of a brand. Its colours and type are in its style sheet; the operators' ids stay on the server. */
const shown = ({ colours: _colours, type: _type, sms: _sms, ...brand }: Brand) => brand;

/** A bucket is addressed by its path or by its host. */
function uploadOrigins({ endpoint, bucket }: Extract<Config['files'], { kind: 's3' }>): readonly string[] {
  const { protocol, host } = new URL(endpoint);
  return [`${protocol}//${host}`, `${protocol}//${bucket}.${host}`];
}
