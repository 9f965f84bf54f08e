import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';
import { answerQuestions } from '../registers/answer-questions.ts';
import { html, sendPage } from '../sandbox/page.ts';

export const HELP_PARTNER_SCENARIOS = ['partner link fails'] as const;
export type HelpPartnerScenario = (typeof HELP_PARTNER_SCENARIOS)[number];

export interface HelpPartnerSimulatorOptions {
  token: string;
  clock: { now(): Date };
  links: HelpLinkStore;
  /** Where the plugin is registered, as browsers see it. */
  publicUrl: () => string;
  scenarios: () => Promise<ReadonlySet<HelpPartnerScenario>>;
}

export interface HelpLinkStore {
  add(link: { code: string; applicationNo: string; purpose: string; expiresAt: Date }): Promise<void>;
  /** Uses the link up. Returns undefined if it is unknown, used or expired. */
  take(code: string, now: Date): Promise<{ purpose: string } | undefined>;
}

/** Stores the links in a table of its own, which belongs to the simulator and not to the product. */
export async function helpLinkStore<Tables>(db: Kysely<Tables>): Promise<HelpLinkStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_help_link (
      code text primary key, application_no text not null, purpose text not null, expires_at timestamptz not null,
      used_at timestamptz)`,
  );
  return {
    async add({ code, applicationNo, purpose, expiresAt }) {
      await sql`insert into sandbox_help_link (code, application_no, purpose, expires_at)
        values (${code}, ${applicationNo}, ${purpose}, ${expiresAt})`.execute(db);
    },
    async take(code, now) {
      const { rows } = await sql<{ purpose: string }>`update sandbox_help_link set used_at = ${now}
        where code = ${code} and used_at is null and expires_at > ${now} returning purpose`.execute(db);
      return rows[0];
    },
  };
}

const LIFETIME_MS = 10 * 60_000;

/** Simulates the partner who helps with applications: a new link for each question, which works once for ten minutes. */
export const helpPartnerSimulator =
  ({ token, clock, links, publicUrl, scenarios }: HelpPartnerSimulatorOptions): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { code: string } }>('/start/:code', async (request, reply) => {
      const link = await links.take(request.params.code, clock.now());
      if (!link) {
        reply.code(410);
        return sendPage(reply, 'This link has ended', html`<p>It works once, for ten minutes. Ask for a new one.</p>`);
      }
      return sendPage(
        reply,
        'Help with your application',
        html`<p>An adviser helps you to ${link.purpose} your application.</p>
<p><a href="/cs/track-application">Return to the insurer</a></p>`,
      );
    });
    await app.register(async (api) => {
      api.addHook('preHandler', async (_request, reply) => {
        if ((await scenarios()).has('partner link fails')) return reply.code(503).send();
      });
      answerQuestions(api, token, ['applicationNo', 'purpose'], async ({ applicationNo, purpose }) => {
        const code = randomBytes(24).toString('base64url');
        const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
        await links.add({ code, applicationNo, purpose, expiresAt });
        return { url: `${publicUrl()}/start/${code}`, expiresAt: expiresAt.toISOString() };
      });
    });
  };
