import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderCompany, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const open = () => renderSignedIn(api, 'Asha', '/cs/signed-in-devices');
const waitForDevices = (count: number) => waitFor(() => expect(screen.getAllByText('Last used')).toHaveLength(count));

describe('signed-in devices', () => {
  it('list only this one, which signs out as usual', async () => {
    await open();
    expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  });

  it('are listed with the time of sign-in, and another one can be signed out from here', async () => {
    await renderSignedIn(api, 'Asha', '/cs/dashboard');
    await api.advance(60_000);
    const { user } = await open();
    await waitForDevices(2);
    expect(screen.getAllByText('This device')).toHaveLength(1);
    await user.click(
      screen.getByRole('button', { name: /^Sign out this device: .*, signed in 21\/11\/2026, 10:00 AM$/ }),
    );
    expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
    const rows = await api.deps.db.selectFrom('session').select('id').where('ends_at', '>', api.now()).execute();
    expect(rows).toHaveLength(1);
  });

  it('can be signed out together, except this one', async () => {
    for (const address of ['/cs/dashboard', '/cs/pay-online']) await renderSignedIn(api, 'Asha', address);
    const { user } = await open();
    await waitForDevices(3);
    await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('You are signed in on this device only.')).toBeVisible();
  });

  it('work for a company too', async () => {
    await renderCompany(api, '/cs/signed-in-devices');
    expect(await screen.findByText('This device')).toBeVisible();
  });
});
