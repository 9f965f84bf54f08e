import { type RunningApi, renewSendBudgets, startApi } from '@lifedesk/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPortal, signIn } from '../render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => renewSendBudgets(api));
afterAll(() => api?.close());

const idField = () => screen.findByRole('textbox', { name: 'Policy number, mobile or email' });

/** The demo person of a test, with what the types leave open. */
async function person(name: string) {
  const { policyNumbers, mobile = '', email = '' } = await api.person(name);
  return { policyNo: policyNumbers[0] ?? '', mobile, email };
}

describe('signing in', () => {
  it.each(['policyNo', 'mobile', 'email'] as const)('with the %s leads to the dashboard', async (way) => {
    const asha = await person('Asha');
    const portal = renderPortal(api, '/cs');
    await signIn(api, portal, asha[way], asha.mobile);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
    expect(portal.address()).toBe('/cs/dashboard');
    expect(document.title).toBe('Dashboard | Lifedesk');
  });

  it('says in the title that there is an error, until the person types again', async () => {
    const { user } = renderPortal(api, '/cs');
    const field = await idField();
    expect(document.title).toBe('Sign in | Lifedesk');
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    await waitFor(() => expect(document.title).toBe('Error: Sign in | Lifedesk'));
    await user.type(field, '5');
    await waitFor(() => expect(document.title).toBe('Sign in | Lifedesk'));
  });

  it('leads to where the person was going', async () => {
    const asha = await person('Asha');
    const portal = renderPortal(api, '/cs/download-center?id=7');
    await screen.findByRole('heading', { name: 'Sign in to your policies' });
    expect(portal.address()).toBe('/cs/login?redirectURL=%2Fcs%2Fdownload-center%3Fid%3D7');
    await signIn(api, portal, asha.policyNo, asha.mobile);
    expect(portal.address()).toBe('/cs/download-center?id=7');
  });

  it('never leads out of the portal', async () => {
    const asha = await person('Asha');
    const portal = renderPortal(api, '/cs/login?redirectURL=%2F%2Fevil.example%2Fcs%2Fdashboard');
    await signIn(api, portal, asha.policyNo, asha.mobile);
    expect(portal.address()).toBe('/cs/dashboard');
  });

  it('reports to analytics what happened, and nothing about the person', async () => {
    const asha = await person('Asha');
    const portal = renderPortal(api, '/cs');
    await signIn(api, portal, asha.policyNo, asha.mobile);
    const reported = JSON.stringify(portal.events);
    expect(portal.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['page_view', 'otp', 'session']));
    for (const secret of [asha.policyNo, asha.mobile.slice(-10), asha.email, 'Asha', await api.otpFor(asha.mobile)])
      expect(reported).not.toContain(secret);
  });
});

describe('in Hindi', () => {
  it('shows everything in Hindi, and keeps what was typed when the language changes', async () => {
    const { user, portal } = renderPortal(api, '/cs/login');
    await user.type(await idField(), '999999999');
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(screen.getByRole('textbox', { name: 'पॉलिसी नंबर, मोबाइल या ईमेल' })).toHaveValue('999999999');
    expect(document.documentElement.lang).toBe('hi');
    expect(document.title).toBe('साइन इन | Lifedesk');
    await user.click(screen.getByRole('button', { name: 'OTP भेजें' }));
    expect(await screen.findByText('साइन इन की जानकारी सही नहीं है')).toBeVisible();
    expect(portal.sdk.session.store.get('local', 'language')).toBe('hi');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByText('Invalid login credentials')).toBeVisible();
  });
});
