import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { customerAtom, recheckCachedPage, showToastAtom } from '@lifedesk/journey';
import { testClock } from '@lifedesk/journey/testing';
import { memoryStore } from '@lifedesk/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedPortal, renderPortal, renderSignedIn, signIn } from '../render-portal.tsx';
import { tabHub } from '../tab-hub.ts';

const minutes = 60_000;
let api: RunningApi;
let unanswered = 0;
beforeAll(async () => {
  api = await startApi();
  api.app.server.on('request', (_, response) => {
    unanswered += 1;
    response.on('close', () => {
      unanswered -= 1;
    });
  });
});
beforeEach(() => api.moveTo('2026-11-21T04:30:00.000Z'));
afterAll(() => api?.close());

/** A response still in flight would extend the session. */
const allAnswered = () => waitFor(() => expect(unanswered).toBe(0));
/** Time passes for the server, and for the device, which follows it. */
async function pass({ clock }: Pick<RenderedPortal, 'clock'>, ms: number) {
  await allAnswered();
  await api.advance(ms);
  await act(async () => clock.advance(0));
}
const loginHeading = () => screen.findByRole('heading', { name: 'Sign in to your policies' });
const toasts = () => within(screen.getByRole('region', { name: 'Updates' }));
const timedOut = 'Your session timed out. Please re-login.';
/** Both at once: the message hides itself, maybe before a slow page has loaded. */
const sentToLogin = async () => {
  const [heading, message] = await Promise.all([loginHeading(), screen.findByText(timedOut)]);
  expect(heading).toBeVisible();
  expect(message).toHaveTextContent(timedOut);
};
const nothingPrivate = () => expect(document.body.textContent).not.toMatch(/Asha|Secure Savings|501234567/);

describe('a reload', () => {
  it('keeps the session and rebuilds the page', async () => {
    const store = memoryStore();
    const first = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store });
    first.portal.close();
    document.body.replaceChildren();
    const again = renderPortal(api, '/cs/dashboard', { store });
    expect(await screen.findByRole('heading', { name: 'Hello, Asha' })).toBeVisible();
    expect(again.address()).toBe('/cs/dashboard');
  });

  it('says so while the server is unreachable, and ends nothing', async () => {
    const store = memoryStore();
    const first = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store });
    first.portal.close();
    document.body.replaceChildren();
    const again = renderPortal(api, '/cs/dashboard', { store, fetch: () => Promise.reject(new TypeError('network')) });
    expect(await screen.findByRole('heading', { name: 'We cannot reach the server' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(again.portal.sdk.session.state.tokens).toBeDefined();
  });
});

it('says that the person is signed out once nothing of the session is on the device', async () => {
  const { portal, user } = await renderSignedIn(api, 'Asha');
  const signedOutHeading = () => screen.queryByRole('heading', { name: 'You have signed out' });
  const tokensWhenSaid: unknown[] = [];
  const observer = new MutationObserver(
    () => signedOutHeading() && tokensWhenSaid.push(portal.sdk.session.state.tokens),
  );
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(signedOutHeading()).toHaveFocus());
  expect(new Set(tokensWhenSaid)).toEqual(new Set([undefined]));
});

describe('an unused session', () => {
  it('warns two minutes before it ends, and continues if the person stays', async () => {
    const rendered = await renderSignedIn(api, 'Asha');
    expect(await screen.findByRole('heading', { name: 'Hello, Asha' })).toBeVisible();
    await pass(rendered, 13 * minutes);
    expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(2 min 0|1 min \d+) s$/);
    await rendered.user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pass(rendered, 12 * minutes);
    expect(rendered.address()).toBe('/cs/dashboard');
    expect(screen.getByRole('heading', { name: 'Hello, Asha' })).toBeVisible();
  });

  it('ends, leads to login, and back to where the person was', async () => {
    const rendered = await renderSignedIn(api, 'Asha', '/cs/download-center?id=7');
    await pass(rendered, 15 * minutes);
    expect(await loginHeading()).toBeVisible();
    expect(rendered.address()).toBe('/cs/login?redirectURL=%2Fcs%2Fdownload-center%3Fid%3D7');
    expect(screen.getByText(/You were signed out to keep your policies safe/)).toBeVisible();
    nothingPrivate();
  });

  it('is noticed by the next call if the device slept: 401 leads to login', async () => {
    const rendered = await renderSignedIn(api, 'Asha');
    expect(await screen.findByRole('heading', { name: 'Hello, Asha' })).toBeVisible();
    await allAnswered();
    await api.advance(20 * minutes);
    await act(() => rendered.portal.session.renew().catch(rendered.portal.fail));
    await sentToLogin();
    expect(rendered.address()).toBe('/cs/login?redirectURL=%2Fcs%2Fdashboard');
    expect(screen.queryByText(/nothing happened/)).toBeNull();
    nothingPrivate();
  });

  it('is noticed by a reload, which says so on the sign-in page', async () => {
    const store = memoryStore();
    let isOpen = true;
    // a page that is gone gets no more responses
    const untilReload: typeof fetch = async (...call) => {
      const answer = await fetch(...call);
      return isOpen ? answer : new Promise(() => {});
    };
    const first = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store, fetch: untilReload });
    isOpen = false;
    first.portal.close();
    document.body.replaceChildren();
    await api.advance(20 * minutes);
    const again = renderPortal(api, '/cs/dashboard', { store });
    // whichever comes first reports it: the 401, or the server's time in another response
    const explanation = screen.findAllByText(
      /^(Your session timed out|You were signed out to keep your policies safe)/,
    );
    const [heading] = await Promise.all([loginHeading(), explanation]);
    expect(heading).toBeVisible();
    expect(again.address()).toBe('/cs/login?redirectURL=%2Fcs%2Fdashboard');
  });

  it('is noticed by a part of a page that would show its own failure', async () => {
    const rendered = await renderSignedIn(api, 'Asha');
    // as a change of the mobile number on another device does
    await api.deps.db.deleteFrom('session').execute();
    await act(() => rendered.portal.router.navigate('/cs/pay-online'));
    expect(await toasts().findByText(timedOut)).toBeVisible();
    expect(await loginHeading()).toBeVisible();
  });
});

describe('a toast', () => {
  it('does not outlive the sign-in that it was about', async () => {
    const rendered = renderPortal(api, '/cs/login');
    const field = await screen.findByRole('textbox', { name: /Policy number, mobile or email/ });
    await rendered.user.type(field, '999999999');
    await rendered.user.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(await toasts().findByText('Invalid login credentials')).toBeVisible();
    await rendered.user.clear(field);
    const { policyNumbers, mobile } = await api.person('Asha');
    await signIn(api, rendered, policyNumbers[0] ?? '', mobile ?? '');
    await waitFor(() => expect(toasts().queryByText('Invalid login credentials')).toBeNull());
  });

  it('ends with the page and with the session', async () => {
    const { portal, user } = await renderSignedIn(api, 'Asha');
    const say = (text: string) =>
      act(() => void portal.store.set(showToastAtom, { tone: 'info', message: () => text }));
    say('Sent to ash…@example.com');
    await act(() => portal.router.navigate('/cs/pay-online'));
    await screen.findByRole('heading', { level: 1, name: 'Pay your premium' });
    await waitFor(() => expect(toasts().queryByText(/^Sent to/)).toBeNull());
    say('Sent again');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'You have signed out' });
    await waitFor(() => expect(toasts().queryByText('Sent again')).toBeNull());
  });
});

describe('signing out', () => {
  it('ends the session on the server, logs the chat out, and leaves nothing private', async () => {
    const store = memoryStore();
    const onChatLogOut = vi.fn();
    const rendered = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store, onChatLogOut });
    const token = rendered.portal.sdk.session.state.tokens?.token;
    await rendered.user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'You have signed out' })).toBeVisible();
    expect(rendered.address()).toBe('/cs/logout');
    nothingPrivate();
    await waitFor(() => expect(onChatLogOut).toHaveBeenCalledOnce());
    expect(rendered.portal.store.get(customerAtom)).toBeUndefined();
    expect([...store.keys('session'), ...store.keys('cookie')]).toEqual([]);
    const ask = () =>
      fetch(`${api.url}/api/v1/validatesession`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: '{}',
      });
    // it ends here immediately, on the server when the call arrives
    await waitFor(async () => expect((await ask()).status).toBe(401));
  });

  it('also ends it in the other tabs', async () => {
    const hub = tabHub();
    const store = memoryStore();
    const one = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store, tabs: hub() });
    const two = renderPortal(api, '/cs/dashboard', { tabs: hub(), store: memoryStoreLike(store) });
    await waitFor(() => expect(two.address()).toBe('/cs/dashboard'));
    await waitFor(() => expect(two.portal.store.get(customerAtom)?.fname).toBe('Asha'));
    await act(() => one.portal.session.signOut());
    await waitFor(() => expect(two.address()).toBe('/cs/logout'));
    expect(two.portal.sdk.session.state.tokens).toBeUndefined();
    nothingPrivate();
  });

  it('cannot be undone with the back button', async () => {
    const rendered = await renderSignedIn(api, 'Asha');
    await rendered.user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'You have signed out' });
    await act(() => rendered.portal.router.navigate(-1));
    await waitFor(() => expect(rendered.portal.router.state.navigation.state).toBe('idle'));
    expect(rendered.address()).toBe('/cs/logout');
    nothingPrivate();
  });
});

describe.each([
  ['five hours fast', 5],
  ['five hours slow', -5],
  ['a day fast', 24],
  ['a year slow', -365 * 24],
])('a device whose clock is %s', (_, hours) => {
  const wrong = () => ({ clock: testClock(() => new Date(api.now().getTime() + hours * 60 * minutes)) });

  it('keeps its session over a reload, and is warned and signed out at the right time', async () => {
    const store = memoryStore();
    const first = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store, ...wrong() });
    first.portal.close();
    document.body.replaceChildren();
    const options = wrong();
    const again = renderPortal(api, '/cs/dashboard', { store, ...options });
    expect(await screen.findByRole('heading', { name: 'Hello, Asha' })).toBeVisible();
    await pass(options, 12 * minutes);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(options, 1 * minutes);
    expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
    await pass(options, 2 * minutes);
    await loginHeading();
    expect(again.address()).toBe('/cs/login?redirectURL=%2Fcs%2Fdashboard');
  });
});

describe('the back button of a signed-in person', () => {
  it.each(['/cs', '/cs/login', '/cs/logout'])('leads from %s to the dashboard, and ends nothing', async (behind) => {
    const store = memoryStore();
    const first = await renderSignedIn(api, 'Asha', '/cs/dashboard', { store });
    first.portal.close();
    document.body.replaceChildren();
    const { portal, address } = renderPortal(api, '/cs/download-center', { store, before: [behind] });
    await screen.findByRole('button', { name: 'Sign out' });
    await act(() => portal.router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/cs/dashboard'));
    expect(portal.sdk.session.state.isLogged).toBe(true);
  });
});

describe('leaving a service', () => {
  it('goes back one step if the address has an id, and to the dashboard otherwise', async () => {
    const { portal, user, address } = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    const leave = () => screen.findByRole('button', { name: 'Back' });
    await act(() => portal.router.navigate('/cs/download-center?id=7'));
    await screen.findByRole('heading', { level: 1, name: 'Your documents' });
    await user.click(await leave());
    await screen.findByRole('heading', { level: 1, name: 'Pay your premium' });
    expect(address()).toBe('/cs/pay-online');
    await user.click(await leave());
    await waitFor(() => expect(address()).toBe('/cs/dashboard'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).toBeNull());
  });
});

describe('a page from the back-forward cache', () => {
  it('shows nothing of a session that ended in the meantime', async () => {
    const rendered = await renderSignedIn(api, 'Asha');
    const { sdk } = rendered.portal;
    const stop = recheckCachedPage(sdk, window);
    const come = (persisted: boolean) =>
      act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    come(true);
    expect(sdk.session.state.tokens).toBeDefined();
    for (const key of sdk.session.store.keys('cookie')) sdk.session.store.remove('cookie', key);
    come(false);
    expect(sdk.session.state.tokens).toBeDefined();
    come(true);
    expect(sdk.session.state.tokens).toBeUndefined();
    await waitFor(() => expect(rendered.address()).toBe('/cs/logout'));
    stop();
  });
});

/** A second tab: its own session storage, the same cookies and local storage. */
function memoryStoreLike(first: ReturnType<typeof memoryStore>): ReturnType<typeof memoryStore> {
  const own = memoryStore();
  const of = (area: string) => (area === 'session' ? own : first);
  return {
    get: (area, key) => of(area).get(area, key),
    set: (area, key, value) => of(area).set(area, key, value),
    remove: (area, key) => of(area).remove(area, key),
    keys: (area) => of(area).keys(area),
  };
}
