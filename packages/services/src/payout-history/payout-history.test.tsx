import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/index.ts';

const ACCOUNT = '10780001002345';
const OLDER = '10780001009999';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

describe('the history of payouts', () => {
  it('shows one on hold, one that came back with its interest, and what was paid', async () => {
    await renderSignedIn(api, 'Kamala', '/cs/payout-history');
    expect(await screen.findByText('Held to protect you until 23/11/2026')).toBeVisible();
    expect(screen.getByText('Your bank sent this payment back')).toBeVisible();
    expect(screen.getByText(/Interest so far: ₹99\.53/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add bank account' })).toHaveAttribute(
      'href',
      expect.stringContaining('/cs/neft-details'),
    );
    expect(screen.getByText('₹15,689.21')).toBeVisible();
    expect(screen.getByText('₹64.21')).toBeVisible();
    // one mask, as in the list of bank accounts
    expect(screen.getByText(/We could not pay into bank account/)).toHaveTextContent(/10\*{10}45/);
    expect(screen.getAllByText('10**********45')).toHaveLength(4);
    expect(screen.queryByText(/…2345/)).toBeNull();
  });

  it('names no other amount as the one to be received than the heading, in Hindi', async () => {
    const shown = await renderSignedIn(api, 'Kamala', '/cs/payout-history');
    await screen.findByText('₹15,689.21');
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect((await screen.findAllByText('कटौती के बाद की राशि'))[0]?.nextSibling).toHaveTextContent('₹15,625.00');
    expect(screen.queryByText('मिलने वाली राशि')).toBeNull();
  });

  it('saves the certificate of a paid payout, and only of that', async () => {
    const { user } = await renderSignedIn(api, 'Kamala', '/cs/payout-history');
    const buttons = await screen.findAllByRole('button', { name: /^Download certificate of payout/ });
    expect(buttons).toHaveLength(2);
    if (buttons[0]) await user.click(buttons[0]);
    await waitFor(() => expect(buttons[0]).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why one that is owed waits, and links to where the customer can settle that', async () => {
    const waiting = api.deps.db.updateTable('payout').where('ticket', '=', 'AN505678901-3');
    const customer = api.deps.db.updateTable('customer').where('client_id', '=', '40056789');
    await waiting.set({ state: 'owed', account_no: OLDER }).execute();
    await customer.set({ fatca_required: true }).execute();
    try {
      await renderSignedIn(api, 'Kamala', '/cs/payout-history');
      expect(await screen.findByText('We cannot pay this yet')).toBeVisible();
      expect(screen.getByText(/until nationality and tax residence.* We will pay automatically/)).toBeVisible();
      const link = screen.getByRole('link', { name: 'Declare nationality and tax residence' });
      expect(link).toHaveAttribute('href', expect.stringContaining('/cs/update-nationality'));
    } finally {
      await waiting.set({ state: 'returned', account_no: ACCOUNT }).execute();
      await customer.set({ fatca_required: false }).execute();
    }
  });

  it('of one that waits because the last one came back from the account links to another account', async () => {
    const held = api.deps.db.updateTable('payout').where('ticket', '=', 'AN505678901-4');
    await held.set({ state: 'owed' }).execute();
    try {
      await renderSignedIn(api, 'Kamala', '/cs/payout-history');
      expect(await screen.findByText(/^The last payout to this bank account came back\..* We will pay/)).toBeVisible();
      expect(screen.getAllByRole('link', { name: 'Add bank account' })).toHaveLength(2);
    } finally {
      await held.set({ state: 'held' }).execute();
    }
  });

  it('says if there are none', async () => {
    const { container } = await renderSignedIn(api, 'Farhan', '/cs/payout-history');
    expect(await within(container).findByText('No payouts so far')).toBeVisible();
  });
});
