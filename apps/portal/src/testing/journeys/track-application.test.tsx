import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { memoryStore } from '@lifedesk/sdk';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApplicant, renderPortal, renderSignedIn } from '../render-portal.tsx';

const PAPERS = 'AP1000000011';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
beforeEach(() => api.forget());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const openSessions = async () => {
  const { count } = await api.deps.db
    .selectFrom('session')
    .where('ends_at', '>', api.now())
    .select((e) => e.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('following an application', () => {
  it('TA8: has the title and the description that search engines show', async () => {
    const { address } = renderPortal(api, '/track-application');
    await heading('Follow your application');
    expect(address()).toBe('/cs/track-application');
    expect(document.title).toMatch(/^Track Application \| /);
    const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
    expect(meta('robots')).toBe('index, follow');
    expect(meta('description')).toMatch(/applications of the last 6 months/);
  });

  it('has no menu, no overview and no way to the services of customers', async () => {
    const { address, portal } = await renderApplicant(api, PAPERS);
    await heading('Your applications');
    expect(screen.queryByRole('link', { name: 'Go to your overview' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await portal.router.navigate('/cs/application-tracker');
    await waitFor(() => expect(address()).toMatch(/^\/cs\/login\?redirectURL=%2Fcs%2Fapplication-tracker/));
  });

  it('continues after a reload, and ends with the button', async () => {
    const store = memoryStore();
    const first = await renderApplicant(api, PAPERS, '/cs/track-application', { store });
    await heading('Your applications');
    first.portal.close();
    document.body.replaceChildren();
    const { user } = renderPortal(api, '/cs/track-application', { store });
    await heading('Your applications');
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await heading('You have signed out');
    expect(store.keys('session')).toEqual([]);
    await waitFor(async () => expect(await openSessions()).toBe(0));
  });

  it('TA10: ends with the customer’s own session', async () => {
    const store = memoryStore();
    const first = await renderApplicant(api, PAPERS, '/cs/track-application', { store });
    await heading('Your applications');
    first.portal.close();
    document.body.replaceChildren();
    const { user } = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store });
    expect(await openSessions()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await heading('You have signed out');
    await waitFor(async () => expect(await openSessions()).toBe(0));
  });
});
