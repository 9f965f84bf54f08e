import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../brand.ts';
import type { Config } from '../../config.ts';
import { setAnswerHeaders } from '../http/answer-headers.ts';
import { noRoute } from '../http/no-route.ts';
import { problem } from '../problem.ts';
import { isSecure } from './security-headers.ts';
import { registerWeb, type WebOptions } from './web.ts';

/** Answers a request with a malformed URL, such as half of a percent-encoded character. */
export type AnswerBadAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the portal with the API if one is configured. An unknown URL gets the portal's own 404 page if a page was
 * requested, and a problem otherwise.
 * @returns how to answer a malformed URL: the 400 page, or a problem
 */
export async function addWeb(app: FastifyInstance, config: Config): Promise<AnswerBadAddress> {
  const site = config.web ? await registerWeb(app, webOptions(config, config.web)) : null;
  app.setNotFoundHandler(async (request, reply) => {
    if (site && isForPage(request)) return await site.sendPage(request, reply, 404);
    setAnswerHeaders(reply, config);
    throw noRoute(app, request, reply);
  });
  return async (request, reply) => {
    if (site && isForPage(request)) return site.sendError(request, reply, 400);
    const body = problem('validation', { detail: 'This address cannot be read.' }).toJson(request.id);
    return setAnswerHeaders(reply, config)
      .header('X-Correlation-Id', request.id)
      .code(400)
      .type('application/problem+json')
      .send(JSON.stringify(body));
  };
}

const isForPage = ({ method, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !/^\/(api|sandbox)(\/|$|\?)/.test(url);

/** The web server's options for an installation, above all the other origins that the portal uses. */
export function webOptions(config: Config, web: NonNullable<Config['web']>): WebOptions {
  const { brand, files, gateway, publicUrl } = config;
  const { customerService, content, email, assets } = web.bases;
  // If bodies must be encrypted, the host name must not decide whether they are.
  const named = web.environment ?? (config.envelope.required ? config.environment : null);
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
      brand: publicBrand(brand),
      ...(named ? { environment: named } : {}),
      ...(Object.keys(web.bases).length > 0 ? { bases: web.bases } : {}),
    },
    indexed: config.environment === 'PROD',
    secure: isSecure(config),
    connect: [...origins(customerService, content, email), ...(files.kind === 's3' ? uploadOrigins(files) : [])],
    forms: origins(gateway?.url),
    pictures: origins(assets),
  };
}

/**
 * The parts of a brand that the screens show. Colours and type are in its style sheet; the DLT ids stay on the server.
 */
const publicBrand = ({
  colours: _colours,
  scales: _scales,
  radius: _radius,
  type: _type,
  legalName: _legalName,
  smsName: _smsName,
  sms: _sms,
  ...brand
}: Brand) => brand;

/** A bucket is addressed by path or by host. */
function uploadOrigins({ endpoint, bucket }: Extract<Config['files'], { kind: 's3' }>): readonly string[] {
  const { protocol, host } = new URL(endpoint);
  return [`${protocol}//${host}`, `${protocol}//${bucket}.${host}`];
}
