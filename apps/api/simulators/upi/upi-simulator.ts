import { addCalendarDays, formatRupees, indiaInstant, todayInIndia, upiBlockUntil } from '@lifedesk/rules';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { asSignedParty } from '../parties/signed-party.ts';
import { html, sendPage } from '../sandbox/page.ts';
import type { BlockStore, StoredBlock } from './block-store.ts';

export const UPI_SCENARIOS = ['UPI late', 'UPI silent', 'UPI away', 'UPI refuses', 'UPI wrong'] as const;
export type UpiScenario = (typeof UPI_SCENARIOS)[number];

export interface UpiSimulatorOptions {
  secret: string;
  clock: { now(): Date };
  store: BlockStore;
  /** Where the plugin is registered, as browsers see it. */
  publicUrl: () => string;
  scenarios: () => Promise<ReadonlySet<UpiScenario>>;
}

/** How long the applicant has to approve a block. */
const APPROVE_MS = 30 * 60_000;
/** How long a late bank takes for everything. */
const LATE_MS = 2 * 3_600_000;

/** A path of this origin, so that the page can lead back to where it was opened. */
const OWN_PATH = /^\/[\w/-]*(\?[\w=&-]*)?$/;

/** Simulates the applicant's bank behind UPI: it blocks, debits and releases each block once, and shows its approval. */
export const upiSimulator = (options: UpiSimulatorOptions): FastifyPluginAsync => {
  const { secret, clock, store } = options;

  /** The block as it is by now: it may have ended by itself. */
  const current = (block: StoredBlock): StoredBlock => {
    const now = clock.now();
    if (block.state === 'requested' && now > new Date(block.approveBy))
      return { ...block, state: 'refused', at: block.approveBy };
    if (block.state === 'blocked' && block.endsAt && now > new Date(block.endsAt))
      return { ...block, state: 'ended', at: block.endsAt };
    return block;
  };

  /** What UPI reports: a late bank still shows the state before. */
  const reportOf = (block: StoredBlock, on: ReadonlySet<UpiScenario>) => {
    const { blockId, amount, debited, state, approveBy, at } = current(block);
    const isKnown = new Date(at) <= clock.now();
    const shown = isKnown ? state : before(block);
    return {
      blockId,
      amount: on.has('UPI wrong') ? amount + 100 : amount,
      debited: isKnown ? debited : 0,
      state: shown,
      at: new Date(Math.min(new Date(at).getTime(), clock.now().getTime())).toISOString(),
      ...(shown === 'requested' && { approvalUrl: `${options.publicUrl()}/pay/${blockId}`, approveBy }),
    };
  };

  const move = async (block: StoredBlock, change: Partial<StoredBlock>): Promise<StoredBlock> => {
    const late = (await options.scenarios()).has('UPI late') ? LATE_MS : 0;
    const at = new Date(clock.now().getTime() + late).toISOString();
    await store.move(block, { ...block, ...change, at });
    return (await store.find(block.blockId)) ?? block;
  };

  return async (app) => {
    await app.register(async (api) => {
      const answer = asSignedParty(api, 'x-upi', {
        secret,
        clock,
        isAway: async () => (await options.scenarios()).has('UPI away'),
      });
      const respond = async (reply: FastifyReply, block: StoredBlock, hasEffect: boolean) => {
        const on = await options.scenarios();
        // it took effect anyway
        if (hasEffect && on.has('UPI silent')) return answer(reply, 504, { error: 'timeout' });
        return answer(reply, 200, reportOf(block, on));
      };
      const bodyOf = (body: unknown): { blockId: string; amount: number; purpose: string } => {
        const { blockId, amount = 0, purpose = '' } = JSON.parse(String(body));
        return { blockId: String(blockId), amount: Number(amount), purpose: String(purpose) };
      };

      api.post('/blocks', async (request, reply) => {
        const now = clock.now();
        const approveBy = new Date(now.getTime() + APPROVE_MS).toISOString();
        const block = await store.add({
          ...bodyOf(request.body),
          state: 'requested',
          debited: 0,
          approveBy,
          at: now.toISOString(),
        });
        return respond(reply, block, true);
      });
      api.post('/blocks/status', async (request, reply) => {
        const block = await store.find(bodyOf(request.body).blockId);
        return block ? respond(reply, block, false) : answer(reply, 404, { error: 'unknown' });
      });
      api.post('/blocks/debit', async (request, reply) => {
        const { blockId, amount } = bodyOf(request.body);
        const block = await store.find(blockId);
        if (!block) return answer(reply, 404, { error: 'unknown' });
        const { state } = current(block);
        if (state === 'blocked' && amount <= block.amount)
          return respond(reply, await move(block, { state: 'debited', debited: amount }), true);
        return respond(reply, block, false);
      });
      api.post('/blocks/release', async (request, reply) => {
        const block = await store.find(bodyOf(request.body).blockId);
        if (!block) return answer(reply, 404, { error: 'unknown' });
        const { state } = current(block);
        if (state === 'blocked' || state === 'requested')
          return respond(reply, await move(block, { state: 'ended' }), true);
        return respond(reply, block, false);
      });
    });

    await app.register(async (pages) => {
      pages.removeAllContentTypeParsers();
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      const show = async (reply: FastifyReply, block: StoredBlock, back: string) => {
        const { state, amount, purpose } = current(block);
        const facts = html`<dl><dt>For</dt><dd>${purpose}</dd><dt>Amount</dt><dd>${formatRupees(amount)}</dd></dl>`;
        if (state !== 'requested')
          return sendPage(
            reply,
            state === 'blocked' ? 'The amount is blocked' : 'Nothing is blocked',
            html`${facts}<p><a href="${back}">Return to the insurer</a></p>`,
          );
        return sendPage(
          reply,
          'Block an amount by UPI',
          html`${facts}<p>The amount stays in your account until the insurer decides.</p>
<form method="post"><input type="hidden" name="back" value="${back}">
<button name="decision" value="approve">Approve with UPI PIN</button> <button name="decision" value="decline">Decline</button></form>`,
        );
      };
      const backOf = (given: unknown): string =>
        typeof given === 'string' && OWN_PATH.test(given) ? given : '/cs/track-application';
      pages.get<{ Params: { blockId: string }; Querystring: { back?: string } }>(
        '/pay/:blockId',
        async (request, reply) => {
          const block = await store.find(request.params.blockId);
          return block ? show(reply, block, backOf(request.query.back)) : reply.code(404).send();
        },
      );
      pages.post<{ Params: { blockId: string } }>('/pay/:blockId', async (request, reply) => {
        const block = await store.find(request.params.blockId);
        if (!block) return reply.code(404).send();
        const { decision, back } = (request.body ?? {}) as { decision?: string; back?: string };
        const approves = decision === 'approve' && !(await options.scenarios()).has('UPI refuses');
        const decided = current(block).state === 'requested' ? await decide(block, approves) : block;
        return show(reply, decided, backOf(back));
      });
    });
  };

  async function decide(block: StoredBlock, approves: boolean): Promise<StoredBlock> {
    if (!approves) return move(block, { state: 'refused' });
    const today = todayInIndia(clock.now());
    // the end of the last day in India
    const endsAt = indiaInstant(addCalendarDays(upiBlockUntil(today) ?? today, 1), '00:00');
    return move(block, { state: 'blocked', endsAt: endsAt.toISOString() });
  }
};

/** The state that a late bank still shows: an approved block has an end. */
const before = ({ state, endsAt }: StoredBlock): StoredBlock['state'] =>
  state === 'blocked' || state === 'refused' || endsAt === undefined ? 'requested' : 'blocked';
