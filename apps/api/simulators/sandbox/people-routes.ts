import type { FastifyInstance } from 'fastify';
import { hashToken } from '../../src/platform/access/sessions.ts';
import { problem } from '../../src/platform/problem.ts';
import { COMPANY_POLICIES } from '../demo/corporate-client.ts';
import { namePlans } from '../demo/products.ts';
import { backTo, html, sendPage, wantsPage } from './page.ts';
import { readApplicants, readPeople } from './people.ts';
import { resetSandbox } from './reset.ts';
import type { SandboxRoutes } from './sandbox-routes.ts';

const AUTH_CODE_MS = 60_000;

export function addPeopleRoutes(app: FastifyInstance, { deps, sandbox }: SandboxRoutes): void {
  app.get('/people', async (request, reply) => {
    const people = await readPeople(deps.db);
    if (!wantsPage(request)) return people;
    const rows = people.map(
      (
        p,
      ) => html`<tr><th scope="row">${p.name}</th><td>${p.story}</td><td><code>${p.policyNumbers.join(' ')}</code></td>
<td><code>${p.mobile}</code></td><td><code>${p.email}</code></td><td><code>${p.clientId}</code></td></tr>`,
    );
    return sendPage(
      reply,
      'People',
      html`<p>Sign in with a policy number, the mobile number or the email address; a company with its client id. The OTP is in the <a href="/sandbox/outbox">outbox</a>.</p>
<div class="scroll"><table><thead><tr><th>Name</th><th>Story</th><th>Policies</th><th>Mobile</th><th>Email</th><th>Client id</th></tr></thead>
<tbody>${rows}</tbody></table></div>`,
    );
  });

  app.get('/applicants', async (request, reply) => {
    const applicants = await readApplicants(deps.db);
    if (!wantsPage(request)) return applicants;
    const rows = applicants.map(
      (
        a,
      ) => html`<tr><th scope="row">${a.name}</th><td><code>${a.applicationNo}</code></td><td>${a.stage}</td><td>${a.story}</td>
<td>${a.birthDate}</td><td><code>${a.mobile}</code></td></tr>`,
    );
    return sendPage(
      reply,
      'Applicants',
      html`<p>Follow an application at <a href="/cs/track-application">/cs/track-application</a> with its number or the mobile number. The OTP is in the <a href="/sandbox/outbox">outbox</a>.</p>
<div class="scroll"><table><thead><tr><th>Name</th><th>Application</th><th>Stage</th><th>Story</th><th>Born</th><th>Mobile</th></tr></thead>
<tbody>${rows}</tbody></table></div>`,
    );
  });

  app.post('/authcode', async (request) => {
    const { clientId } = (request.body ?? {}) as { clientId?: unknown };
    const customer =
      typeof clientId === 'string'
        ? await deps.db
            .selectFrom('customer')
            .select(['id', 'kind'])
            .where('client_id', '=', clientId)
            .executeTakeFirst()
        : undefined;
    if (!customer) throw problem('not-found');
    const authCode = deps.ids.token();
    await deps.db
      .insertInto('auth_code')
      .values({
        code_hash: hashToken(authCode),
        customer_id: customer.id,
        opens: customer.kind === 'company' ? 'corp' : 'full',
        ends_at: new Date(deps.clock.now().getTime() + AUTH_CODE_MS),
        used_at: null,
      })
      .execute();
    return { authCode, expiresInSeconds: AUTH_CODE_MS / 1000 };
  });

  app.post('/reset', async (request, reply) => {
    await resetSandbox(deps.db, sandbox.state, companyPoliciesOf(request.body));
    await namePlans(deps.db, deps.config.brand);
    return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') || wantsPage(request)
      ? backTo(reply, '/sandbox')
      : reply.code(204).send();
  });
}

/** The company size in the body, from 1 to the default size. */
function companyPoliciesOf(body: unknown): number | undefined {
  const { companyPolicies } = (body ?? {}) as { companyPolicies?: unknown };
  if (companyPolicies === undefined) return undefined;
  if (Number.isInteger(companyPolicies) && Number(companyPolicies) >= 1 && Number(companyPolicies) <= COMPANY_POLICIES)
    return Number(companyPolicies);
  throw problem('validation', {
    errors: [{ pointer: '/companyPolicies', detail: `must be a whole number from 1 to ${COMPANY_POLICIES}` }],
  });
}
