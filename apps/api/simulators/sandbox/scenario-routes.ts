import type { FastifyInstance } from 'fastify';
import { problem } from '../../src/platform/problem.ts';
import { switchMaintenance } from './maintenance.ts';
import { backTo, html, sendPage, wantsPage } from './page.ts';
import type { SandboxRoutes } from './sandbox-routes.ts';
import { isScenarioName, SCENARIOS } from './scenarios.ts';

export function addScenarioRoutes(app: FastifyInstance, { deps, sandbox: { state } }: SandboxRoutes): void {
  const list = () => SCENARIOS.map((s) => ({ ...s, on: state.scenarios.has(s.name) }));

  app.get('/scenarios', async (request, reply) => {
    if (!wantsPage(request)) return list();
    const rows = list().map(
      ({
        name,
        description,
        on,
      }) => html`<tr><th scope="row">${name}</th><td>${description}</td><td>${on ? 'on' : 'off'}</td>
<td><form method="post" action="/sandbox/scenarios"><input type="hidden" name="name" value="${name}">
<input type="hidden" name="on" value="${on ? 'false' : 'true'}"><button>Switch ${on ? 'off' : 'on'}</button></form></td></tr>`,
    );
    return sendPage(
      reply,
      'Scenarios',
      html`<div class="scroll"><table><thead><tr><th>Name</th><th>Effect</th><th>State</th><th></th></tr></thead><tbody>${rows}</tbody></table></div>`,
    );
  });

  app.post('/scenarios', async (request, reply) => {
    const { name, on, ...rest } = (request.body ?? {}) as Record<string, unknown>;
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
    const wanted = isJson ? on : on === 'true';
    if (
      typeof name !== 'string' ||
      !isScenarioName(name) ||
      typeof wanted !== 'boolean' ||
      Object.keys(rest).length > 0
    )
      throw problem('validation', {
        errors: [
          {
            pointer: '',
            detail: `must have on (true or false) and name, one of: ${SCENARIOS.map((s) => s.name).join(', ')}`,
          },
        ],
      });
    await state.switchScenario(name, wanted);
    await switchMaintenance(deps.db, deps.clock.now(), name, wanted);
    return isJson ? list() : backTo(reply, '/sandbox/scenarios');
  });
}
