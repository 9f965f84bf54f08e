import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../src/platform/problem.ts';
import { backTo, html, sendPage, wantsPage } from '../sandbox/page.ts';
import { GONE, SPACES_PATH, stayIn } from './answer-from-space.ts';
import type { Spaces } from './spaces.ts';

interface WithKey {
  Params: { key: string };
}

/**
 * The pages that open and close spaces, and the same as JSON for scripts.
 * @param origin of the process
 */
export function addSpaceRoutes(app: FastifyInstance, spaces: Spaces, origin: () => string): void {
  const addressOf = (key: string): string => `${origin()}/spaces/${key}`;
  const answerOf = (key: string) => ({ key, url: addressOf(key), api: `${addressOf(key)}/api` });

  app.get(SPACES_PATH, async (request, reply) => {
    if (!wantsPage(request)) return { limit: spaces.limit };
    const { gone, full } = request.query as { gone?: string; full?: string };
    return sendPage(
      reply,
      'Spaces',
      html`${gone === undefined ? null : html`<p role="alert">${GONE}</p>`}${full === undefined ? null : html`<p role="alert">${fullText(spaces)}</p>`}
<p>A space is a sandbox of your own, with its own clock, people, outbox and scenarios. Whoever has its key can use it.
  It is closed after seven days without use.</p>
<form method="post" action="${SPACES_PATH}"><button>Open a space</button></form>
<form method="get" action="${SPACES_PATH}/enter"><label>Or enter one by its key <input name="key" required></label><button>Enter</button></form>
<form method="post" action="${SPACES_PATH}/leave"><button>Leave the space that this browser is in</button></form>
<p>Apps use <code>${origin()}/spaces/<i>key</i>/api</code> as their base address. As JSON: <code>POST ${SPACES_PATH}</code> opens a space,
  <code>DELETE ${SPACES_PATH}/<i>key</i></code> closes it and deletes what is in it.</p>`,
    );
  });

  app.post(SPACES_PATH, async (request, reply) => {
    assertSameSite(request);
    const key = await spaces.open();
    if (wantsPage(request)) return backTo(reply, key === null ? `${SPACES_PATH}?full` : `${SPACES_PATH}/${key}`);
    if (key === null) throw problem('unavailable', { detail: fullText(spaces) });
    return reply.code(201).send(answerOf(key));
  });

  app.get(`${SPACES_PATH}/enter`, async (request, reply) => {
    const { key } = request.query as { key?: unknown };
    return backTo(reply, `${SPACES_PATH}/${encodeURIComponent(typeof key === 'string' ? key.trim() : '')}`);
  });

  app.post(`${SPACES_PATH}/leave`, async (request, reply) => {
    assertSameSite(request);
    return backTo(stayIn(reply, null), SPACES_PATH);
  });

  app.get<WithKey>(`${SPACES_PATH}/:key`, async (request, reply) => {
    const { key } = request.params;
    const isOpen = (await spaces.find(key)) !== null;
    if (!wantsPage(request)) {
      if (!isOpen) throw problem('not-found', { detail: GONE });
      return answerOf(key);
    }
    if (!isOpen) return backTo(reply, `${SPACES_PATH}?gone`);
    return sendPage(
      stayIn(reply, key),
      'Your space',
      html`<p>This browser is now in the space. Its key is <code>${key}</code>.</p>
<dl><dt>For another browser</dt><dd><a href="${addressOf(key)}/cs">${addressOf(key)}/cs</a></dd>
<dt>For an app</dt><dd><code>${addressOf(key)}/api</code></dd></dl>
<p><a href="/sandbox">Its sandbox</a></p>
<form method="post" action="${SPACES_PATH}/${key}/close"><button>Close this space and delete what is in it</button></form>`,
    );
  });

  app.post<WithKey>(`${SPACES_PATH}/:key/close`, async (request, reply) => {
    assertSameSite(request);
    await spaces.close(request.params.key);
    return backTo(stayIn(reply, null), SPACES_PATH);
  });

  app.delete<WithKey>(`${SPACES_PATH}/:key`, async (request, reply) => {
    assertSameSite(request);
    if (!(await spaces.close(request.params.key))) throw problem('not-found', { detail: GONE });
    return reply.code(204).send();
  });
}

const fullText = ({ limit }: Spaces): string =>
  limit === 0
    ? 'This sandbox has no spaces: LIFEDESK_SPACES is 0.'
    : `As many spaces are open as this sandbox may have (${limit}). Close one that is no longer used, or raise LIFEDESK_SPACES.`;

/** Other sites must not be able to press these buttons in a visitor's browser. */
function assertSameSite({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] === 'cross-site') throw problem('xsrf');
}
