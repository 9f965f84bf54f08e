import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../src/deps.ts';
import { parseStrictJson } from '../../src/platform/contract/strict-json.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { problem } from '../../src/platform/problem.ts';
import { addClockRoutes } from './clock-routes.ts';
import { addOutboxRoutes } from './outbox-routes.ts';
import { html, sendPage } from './page.ts';
import { addPartyRoutes } from './party-routes.ts';
import { addPeopleRoutes } from './people-routes.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxRoutes } from './sandbox-routes.ts';
import { addScenarioRoutes } from './scenario-routes.ts';

const styles = readFileSync(join(import.meta.dirname, 'sandbox.css'), 'utf8');

/** All routes under `/sandbox`: pages for people, the same as JSON for scripts. */
export function sandboxPlugin(deps: Deps, sandbox: Sandbox, jobs: Jobs) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(sandbox.gateway.plugin, { prefix: '/gateway' });
    await app.register(sandbox.backOffice.plugin, { prefix: '/back-office' });
    await app.register(sandbox.banks, { prefix: '/banks' });
    await app.register(sandbox.payoutBank, { prefix: '/payout-bank' });
    await app.register(sandbox.panRegister, { prefix: '/pan-register' });
    await app.register(sandbox.upi, { prefix: '/upi' });
    await app.register(sandbox.medicalPartner.plugin, { prefix: '/medical-partner' });
    await app.register(sandbox.helpPartner, { prefix: '/help-partner' });
    await app.register(sandbox.identityRegistry, { prefix: '/identity-registry' });
    await app.register(sandbox.faceComparison, { prefix: '/face-comparison' });
    await app.register(sandbox.staffProvider, { prefix: '/staff-provider' });
    await app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
        parseStrictJson(body),
      );
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      // Other sites must not be able to press these buttons in a visitor's browser.
      pages.addHook('onRequest', async ({ method, headers }) => {
        if (method !== 'GET' && headers['sec-fetch-site'] === 'cross-site') throw problem('xsrf');
      });
      const routes: SandboxRoutes = {
        deps,
        sandbox,
        catchUp: async () => {
          await jobs.runAll();
          await sandbox.gateway.deliver();
        },
      };
      pages.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
      pages.get('/', async (_request, reply) => sendPage(reply, 'Sandbox', introduction));
      addPeopleRoutes(pages, routes);
      addOutboxRoutes(pages, routes);
      addClockRoutes(pages, routes);
      addScenarioRoutes(pages, routes);
      addPartyRoutes(pages, routes);
    });
  };
}

const introduction = html`
<p>Everything here is simulated: the people, their policies, the bank. Nothing leaves this computer.</p>
<dl>
  <dt><a href="/sandbox/people">People</a></dt>
  <dd>Who can sign in, how, and their story. As JSON: <code>GET /sandbox/people</code>.</dd>
  <dt><a href="/sandbox/applicants">Applicants</a></dt>
  <dd>Who applied for a policy. As JSON: <code>GET /sandbox/applicants</code>.</dd>
  <dt><a href="/sandbox/outbox">Outbox</a></dt>
  <dd>Every one-time password, SMS, email and mandate that would have been sent.
    As JSON, newest first: <code>GET /sandbox/outbox?to=…</code> with a mobile number or an email address.</dd>
  <dt><a href="/sandbox/clock">Clock</a></dt>
  <dd>Moves time. <code>POST /sandbox/clock</code> with <code>{ "advance": "P1D" }</code> or <code>{ "now": "2026-12-31T18:00:00Z" }</code>.</dd>
  <dt><a href="/sandbox/scenarios">Scenarios</a></dt>
  <dd>Failures and other scenarios to switch on. <code>POST /sandbox/scenarios</code> with <code>{ "name": "gateway silent", "on": true }</code>.</dd>
  <dt>Another app's login</dt>
  <dd><code>POST /sandbox/authcode</code> with <code>{ "clientId": "…" }</code> gives a one-time code that <code>authenticateUser</code>,
    or <code>corporateValidateAuthCode</code> for a company, turns into a session.</dd>
  <dt>Other parties, for scripts</dt>
  <dd><code>POST /sandbox/approval</code> with the <code>id</code> of an order or a mandate approves it and returns the gateway's signed call.
    <code>POST /sandbox/staff</code> with the <code>signInAddress</code> of a sign-in of staff signs a manager in and returns the code;
    <code>GET /sandbox/staff</code> has an address to return to. <code>GET /sandbox/face</code> has a picture for a life certificate.</dd>
  <dt>Reset</dt>
  <dd>Restores demo data, clock and outbox to the first day. <code>POST /sandbox/reset</code>.
    <form method="post" action="/sandbox/reset"><button>Reset everything</button></form></dd>
</dl>`;
