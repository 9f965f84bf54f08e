import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { DEFAULT_MAINTENANCE, type MaintenanceState } from '@lifedesk/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintenanceAtom } from '../../app/maintenance/closure.ts';
import { renderSignedIn } from '../render-portal.tsx';

const address = '/cs/revival-scheme';
/** Mr Gill's policy that is revived with a declaration. */
const declared = '509012353';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a service', () => {
  it('that depends on the core system is closed at its first step while the core system is down, and loses nothing', async () => {
    const shown = await renderSignedIn(api, 'Harpreet');
    const pressContinue = () => shown.user.click(screen.getByRole('button', { name: 'Continue' }));
    // the server's schedule loads a second after the page, and must not overwrite the one set here
    await waitFor(() => expect(shown.portal.store.get(maintenanceAtom)).toBeDefined(), { timeout: 20_000 });
    const know = (state: Partial<MaintenanceState>) =>
      act(async () =>
        shown.portal.store.set(maintenanceAtom, {
          schedule: DEFAULT_MAINTENANCE,
          stateOf: (path) =>
            (path === address ? { because: [], start: null, end: null, ...state } : { state: 'open' }) as never,
        }),
      );
    await know({ state: 'open' });
    await act(() => shown.portal.router.navigate(address));
    await shown.user.click(await screen.findByRole('radio', { name: new RegExp(declared) }));
    await pressContinue();
    await shown.user.click(await screen.findByRole('radio', { name: /^Pay all dues/ }));
    await pressContinue();
    await heading('Health declaration');
    for (const no of screen.getAllByRole('radio', { name: 'No' })) await shown.user.click(no);
    await shown.user.click(screen.getByRole('checkbox', { name: /true and complete/ }));
    // a person who is inside can continue
    await know({ state: 'closed' });
    await pressContinue();
    await heading('Check your revival request');
    await act(() => shown.portal.router.navigate('/cs/dashboard'));
    await screen.findByRole('heading', { name: /Hello/ });
    await act(() => shown.portal.router.navigate(address));
    await heading('Closed for maintenance');
    await know({ state: 'open' });
    expect(await screen.findByRole('radio', { name: new RegExp(declared) })).toBeChecked();
  });

  it('says on arrival which service is closed, from when and until when, in the server’s words', async () => {
    const shown = await renderSignedIn(api, 'Harpreet');
    await waitFor(() => expect(shown.portal.store.get(maintenanceAtom)?.messages).toBeDefined(), { timeout: 20_000 });
    const known = shown.portal.store.get(maintenanceAtom);
    const [window] = DEFAULT_MAINTENANCE.coreDowntime;
    if (!known || !window) throw new Error('there is no schedule');
    const state: MaintenanceState = {
      state: 'closed',
      start: new Date(api.now().getTime() - 60_000),
      end: new Date(api.now().getTime() + 59 * 60_000),
      because: [{ cause: 'core-downtime', window }],
    };
    await act(async () =>
      shown.portal.store.set(maintenanceAtom, {
        ...known,
        stateOf: (path) => (path === address ? state : { state: 'open' }),
      }),
    );
    await act(() => shown.portal.router.navigate(address));
    await heading('Closed for maintenance');
    expect(
      await screen.findByText(
        /^The service “Revive a lapsed policy” is closed from \d\d:\d\d [AP]M to \d\d:\d\d [AP]M\.$/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/It will open again/)).toBeNull();
  });
});
