import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCompany, renderSignedIn } from '../../testing/render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const bell = () => screen.findByRole('button', { name: /^\d+ messages?$/ });

describe('the bell', () => {
  it.each(['Asha', 'Rajesh', 'Kamala', 'Arjun', 'Nandini', 'Sahyadri'])(
    'of %s counts what its panel shows',
    async (who) => {
      const open = who === 'Sahyadri' ? renderCompany(api) : renderSignedIn(api, who, '/cs/dashboard');
      const { user } = await open;
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Sign in'));
      await screen.findAllByRole('region', { name: /Needs your attention|Money for you|Your policies/ });
      const count = Number((await bell()).textContent);
      await user.click(await bell());
      const panel = within(await screen.findByRole('dialog'));
      expect(panel.getAllByRole('listitem')).toHaveLength(count);
    },
  );

  it('of a company says how many policies each message is about, as the menu says how many there are', async () => {
    const { user } = await renderCompany(api);
    await screen.findAllByRole('region', { name: 'Needs your attention' });
    expect(within(screen.getByRole('navigation', { name: 'Services' })).getByText('5,000')).toBeVisible();
    await user.click(await bell());
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getAllByText(/^\d{2,} policies have lapsed/).length).toBeGreaterThan(0);
    expect(panel.getByText(/^\d+ policies have an overdue premium, the oldest since \d\d\/\d\d\/2026/)).toBeVisible();
  });
});
