import type { FastifyInstance } from 'fastify';
import { problem } from '../../src/platform/problem.ts';
import { backTo, html, sendPage, wantsPage } from './page.ts';
import { parseDuration } from './parse-duration.ts';
import type { SandboxRoutes } from './sandbox-routes.ts';

const STEPS: readonly [string, string][] = [
  ['PT1M', 'a minute'],
  ['PT30M', 'half an hour'],
  ['PT1H', 'an hour'],
  ['P1D', 'a day'],
  ['P7D', 'a week'],
  ['P1M', 'a month'],
  ['P1Y', 'a year'],
];

export function addClockRoutes(app: FastifyInstance, { deps, sandbox: { state }, catchUp }: SandboxRoutes): void {
  const now = () => ({ now: deps.clock.now().toISOString() });

  app.get('/clock', async (request, reply) => {
    if (!wantsPage(request)) return now();
    const shown = deps.clock
      .now()
      .toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'full', timeStyle: 'medium' });
    const step = ([duration, text]: [string, string]) =>
      html`<form method="post" action="/sandbox/clock"><input type="hidden" name="advance" value="${duration}"><button>Advance by ${text}</button></form>`;
    return sendPage(
      reply,
      'Clock',
      html`<p>The time in India is <b>${shown}</b>.</p>${STEPS.map((s) => step([...s]))}
<form method="post" action="/sandbox/clock"><label>Or set the time to <input name="now" placeholder="2026-12-31T18:00:00Z" required></label><button>Set</button></form>
<p>Sessions, OTPs, due premiums and payments in process follow immediately.</p>`,
    );
  });

  app.post('/clock', async (request, reply) => {
    await state.moveTo(targetOf(request.body, deps.clock.now()));
    await catchUp();
    return request.headers['content-type']?.startsWith('application/json') ? now() : backTo(reply, '/sandbox/clock');
  });
}

/** The instant in the body, given outright or as a duration from now. */
function targetOf(body: unknown, now: Date): Date {
  const { advance, now: instant, ...rest } = (body ?? {}) as Record<string, unknown>;
  const target =
    typeof advance === 'string' && instant === undefined
      ? parseDuration(advance, now)
      : typeof instant === 'string' && advance === undefined
        ? new Date(instant)
        : null;
  const year = target?.getUTCFullYear() ?? Number.NaN;
  // PostgreSQL and JavaScript agree on these years, and all policies fall within them.
  if (!target || !(year >= 2000 && year <= 2199) || Object.keys(rest).length > 0)
    throw problem('validation', {
      errors: [
        { pointer: '', detail: 'must have either advance, an ISO 8601 duration, or now, an instant from 2000 to 2199' },
      ],
    });
  return target;
}
