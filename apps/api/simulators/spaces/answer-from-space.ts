import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../src/platform/problem.ts';
import { wantsPage } from '../sandbox/page.ts';
import type { Spaces } from './spaces.ts';

/** The pages that open and close spaces. They are in no space. */
export const SPACES_PATH = '/sandbox/spaces';

/** Keeps a browser in a space, because pages know only addresses without its key. */
const COOKIE = 'lifedesk-space';

const ADDRESS = /^\/spaces\/([^/?]*)(.*)$/s;
const KEPT = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);

/** @param key null to leave */
export const stayIn = (reply: FastifyReply, key: string | null): FastifyReply =>
  reply.header(
    'set-cookie',
    `${COOKIE}=${key ?? ''}; Path=/; HttpOnly; SameSite=Lax${key === null ? '; Max-Age=0' : ''}`,
  );

/**
 * Passes a call to the space in its address, or to the one that the browser is in. A browser that opens an address of a
 * space stays in it.
 */
export function addSpaces(app: FastifyInstance, spaces: Spaces): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    const [, named, rest = ''] = ADDRESS.exec(url) ?? [];
    if (named !== undefined) return await answer(request, reply, named, pathOf(rest));
    const [, kept] = KEPT.exec(request.headers.cookie ?? '') ?? [];
    if (kept !== undefined && !isSpacesPage(url)) return await answer(request, reply, kept, url);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, key: string, url: string): Promise<FastifyReply> {
    const space = await spaces.find(key);
    const isVisit = request.method === 'GET' && wantsPage(request);
    if (!space && isVisit) return stayIn(reply, null).redirect(`${SPACES_PATH}?gone`, 303);
    if (!space) throw problem('not-found', { detail: GONE });
    if (isVisit && url !== request.url) return stayIn(reply, key).redirect(url, 303);
    request.raw.url = url;
    reply.hijack();
    space.routing(request.raw, reply.raw);
    return reply;
  }
}

/** A path of this origin: a second slash or a backslash would lead a browser to another host. */
const pathOf = (rest: string): string => `/${rest.replace(/^[/\\]+/, '')}`;

export const GONE =
  'There is no space with this key. It was closed, or not used for seven days. Open another at /sandbox/spaces.';

const isSpacesPage = (url: string): boolean => /^\/sandbox\/(spaces|sandbox\.css)(\/|\?|$)/.test(url);
