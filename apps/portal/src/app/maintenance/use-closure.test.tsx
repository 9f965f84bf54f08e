import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { DEFAULT_MAINTENANCE, type MaintenanceState } from '@lifedesk/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/render-portal.tsx';
import { type Maintenance, maintenanceAtom } from './closure.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const schedule = (state: MaintenanceState): Maintenance => ({ schedule: DEFAULT_MAINTENANCE, stateOf: () => state });
const openSchedule = () => schedule({ state: 'open' } as MaintenanceState);
const closedSchedule = () => schedule({ state: 'closed', start: null, end: null, because: [] } as MaintenanceState);

describe('a service that maintenance closes', () => {
  it('is closed at its first step, stays open for people inside, and opens again', async () => {
    const { portal, user } = await renderSignedIn(api, 'Farhan');
    // the server's own schedule loads a second after the page, and must not overwrite the one set here
    await waitFor(() => expect(portal.store.get(maintenanceAtom)).toBeDefined(), { timeout: 20_000 });
    const know = (maintenance: Maintenance) => act(async () => portal.store.set(maintenanceAtom, maintenance));
    await know(openSchedule());
    await act(() => portal.router.navigate('/cs/update-mobile'));
    const field = await screen.findByRole('textbox', { name: 'New mobile number' });
    await user.type(field, '98123');

    await know(closedSchedule());
    expect(screen.queryByRole('heading', { name: 'Closed for maintenance' })).toBeNull();
    expect(field).toHaveValue('98123');

    await act(() => portal.router.navigate('/cs/update-email'));
    expect(await screen.findByRole('heading', { name: 'Closed for maintenance' })).toBeVisible();
    await know(openSchedule());
    expect(await screen.findByRole('textbox', { name: 'New email address' })).toBeVisible();

    await act(() => portal.router.navigate('/cs/update-mobile'));
    expect(await screen.findByRole('textbox', { name: 'New mobile number' })).toHaveValue('98123');
  });
});
