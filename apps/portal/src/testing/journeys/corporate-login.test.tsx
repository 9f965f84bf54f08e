import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { sessionKindAtom } from '@lifedesk/journey';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderCompany, renderPortal, signIn } from '../render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Whether the server still knows this session. */
async function isAlive(tokens: { token: string; xsrfToken: string } | undefined): Promise<boolean> {
  const { status } = await fetch(`${api.url}/api/v1/corporate/policies/interceptor`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens?.token}`,
      'x-xsrf-token': tokens?.xsrfToken ?? '',
    },
    body: '{}',
  });
  return status === 200;
}

describe('signing in as a company', () => {
  it('goes from the client id and the OTP for the corporate contact to the dashboard', async () => {
    const { portal, address } = await renderCompany(api);
    expect(await heading('Sahyadri Textiles Ltd')).toBeVisible();
    expect(address()).toBe('/cs/dashboard');
    expect(portal.store.get(sessionKindAtom)).toBe('corp');
  });

  it('has its own title and description, and links people to their sign-in', async () => {
    const { user, address } = renderPortal(api, '/cs/corporate-login');
    await heading('Sign in for companies');
    await waitFor(() => expect(document.title).toBe('Corporate sign in | Lifedesk'));
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/^Companies/),
    );
    await user.click(screen.getByRole('link', { name: 'Sign in as a policyholder' }));
    await heading('Sign in to your policies');
    await user.click(screen.getByRole('link', { name: 'Sign in with a client id' }));
    await heading('Sign in for companies');
    expect(address()).toBe('/cs/corporate-login');
  });
});

describe('a corporate session', () => {
  it('is restored after a reload', async () => {
    const first = await renderCompany(api);
    await heading('Sahyadri Textiles Ltd');
    renderPortal(api, '/cs/dashboard', { store: first.portal.sdk.session.store });
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Sahyadri Textiles Ltd' })).toHaveLength(2));
  });

  it('ends on the server with a logout, which leads to the login for companies', async () => {
    const { portal, user, address } = await renderCompany(api);
    await heading('Sahyadri Textiles Ltd');
    const { tokens } = portal.sdk.session.state;
    expect(await isAlive(tokens)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await heading('You have signed out');
    await waitFor(async () => expect(await isAlive(tokens)).toBe(false));
    const { store } = portal.sdk.session;
    const left = (['session', 'cookie', 'local'] as const).flatMap((area) => store.keys(area));
    expect(left.filter((key) => /client|token|auth/i.test(key))).toEqual([]);
    await act(() => portal.router.navigate('/cs/dashboard'));
    expect(address()).toBe('/cs/corporate-login?redirectURL=%2Fcs%2Fdashboard');
    await act(() => portal.router.navigate('/cs/logout'));
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    expect(await heading('Sign in for companies')).toBeVisible();
  });

  it('that expired leads to the login for companies, and from there back', async () => {
    const { portal, address } = await renderCompany(api, '/cs/download-center');
    await api.advance(20 * 60_000);
    await act(() => portal.router.navigate('/cs/policy-details?id=NjAwMDAwMDAx'));
    expect(await screen.findByText(/signed out to keep your policies safe/)).toBeVisible();
    expect(address()).toBe('/cs/corporate-login?redirectURL=%2Fcs%2Fpolicy-details%3Fid%3DNjAwMDAwMDAx');
  });

  it('is warned before it ends, and continues with a new token', async () => {
    const { portal, user, clock } = await renderCompany(api);
    await heading('Sahyadri Textiles Ltd');
    const before = portal.sdk.session.state.tokens?.token;
    await api.advance(13.5 * 60_000);
    await act(async () => clock.advance(0));
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(portal.sdk.session.state.tokens?.token).not.toBe(before));
    expect(portal.store.get(sessionKindAtom)).toBe('corp');
  });

  it('cannot reach what is for people only, nor people what is for companies', async () => {
    const company = await renderCompany(api);
    await heading('Sahyadri Textiles Ltd');
    const menu = within(await screen.findByRole('navigation', { name: 'Services' }));
    expect(menu.queryByRole('link', { name: 'PAN' })).toBeNull();
    await act(() => company.portal.router.navigate('/cs/update-pan'));
    await heading('We cannot find this page');
    await act(() => company.portal.router.navigate('/cs/corporate-login'));
    await heading('Sahyadri Textiles Ltd');
  });

  it('cannot be opened through the login for people', async () => {
    const { policyNumbers, mobile } = await api.person('Farhan');
    const shown = renderPortal(api, '/cs/login?redirectURL=%2Fcs%2Fdate-of-incorporation');
    await signIn(api, shown, policyNumbers[0] ?? '', mobile ?? '');
    const { portal, address } = shown;
    expect(address()).toBe('/cs/dashboard');
    await act(() => portal.router.navigate('/cs/date-of-incorporation'));
    await heading('We cannot find this page');
  });
});
