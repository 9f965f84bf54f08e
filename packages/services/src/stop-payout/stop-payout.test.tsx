import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderOptions, renderService } from '../../testing/index.ts';

/** Of Kamala's annuity, held in the demo data. */
const TICKET = 'AN505678901-4';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const state = async () =>
  (await api.deps.db.selectFrom('payout').select('state').where('ticket', '=', TICKET).executeTakeFirstOrThrow()).state;
/** Triggers the warning, and reads its link. */
async function link(): Promise<string> {
  await api.deps.db
    .updateTable('payout')
    .set({ state: 'held', hold_told_at: null, stop_ticket: null, look_at: api.now() })
    .where('ticket', '=', TICKET)
    .execute();
  await api.app.jobs.runAll();
  const mails = await api.outbox('kamala.joshi@example.com');
  return mails.map(({ text }) => /stop-payout(#[\w-]{22})/.exec(text)?.[1]).find((found) => found) ?? '';
}
const open = (fragment: string, options: RenderOptions = {}) => {
  window.location.hash = fragment;
  return renderService(api, '/cs/stop-payout', options);
};

describe('a link to stop a payout', () => {
  it.each(['', '#short', `#${'x'.repeat(22)}`])('with the fragment %j does not work', async (fragment) => {
    await open(fragment);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  it('leaves the address bar, shows the payout and changes nothing until the button is pressed', async () => {
    const { user } = await open(await link());
    expect(await screen.findByText('₹15,625.00')).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(screen.queryByText(/Kamala|505678901/)).toBeNull();
    expect(await state()).toBe('held');

    await user.dblClick(screen.getByRole('button', { name: 'Stop the payout' }));
    const done = await screen.findByRole('heading', { name: 'The payout is stopped' });
    // the button is gone: the result is announced, and the next Tab continues from there
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    expect(await state()).toBe('stopped');
  });

  it('opens on retry after a failure, and focus stays on the page', async () => {
    let fails = true;
    const { user } = await open(await link(), {
      fetch: (input, init) =>
        fails && String(input instanceof Request ? input.url : input).endsWith('/payouts/held')
          ? Promise.resolve(new Response(null, { status: 503 }))
          : fetch(input, init),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await screen.findByText('₹15,625.00')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Stop this payout?' })).toHaveFocus());
  });
});
