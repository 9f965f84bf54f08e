import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { testClock } from '@lifedesk/journey/testing';
import { browserStore, memoryStore } from '@lifedesk/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storageBlockedAtom } from '../state/storage-blocked.ts';
import { renderPortal, renderSignedIn, signIn } from '../testing/render-portal.tsx';
import { maintenanceAtom } from './maintenance/closure.ts';
import { readGroupChoices } from './signed-in/open-groups.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const meta = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

describe('addresses', () => {
  it.each(['/cs/no-such-page', '/nothing/here'])('%s, which is not built, answers 404', async (address) => {
    renderPortal(api, address);
    expect(await heading('We cannot find this page')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('404 page not found | Lifedesk'));
    expect(meta('robots')).toBe('noindex');
  });

  it.each([
    ['/login?redirectURL=%2Fcs%2Fdashboard', '/cs/login?redirectURL=%2Fcs%2Fdashboard'],
    ['/pay-online?id=7', '/cs/pay-online?id=7'],
    ['/', '/cs'],
  ])('%s is the twin of %s', async (twin, address) => {
    const portal = renderPortal(api, twin);
    await waitFor(() => expect(portal.address()).toBe(address));
  });

  it('have metadata for search engines if they may be listed, and are excluded otherwise', async () => {
    const { portal } = renderPortal(api, '/cs/login');
    await heading('Sign in to your policies');
    expect(document.title).toBe('Sign in | Lifedesk');
    expect(meta('description')).toMatch(/^Sign in to your life insurance policies/);
    expect(meta('robots')).toBe('index, follow');
    await act(() => portal.router.navigate('/cs/ybl-error'));
    await heading('The link from your bank did not work');
    expect(document.title).toBe('Ybl Error | Lifedesk');
    expect([meta('description'), meta('robots')]).toEqual(['', 'noindex']);
  });
});

describe('the front page', () => {
  it('is where the name in the header takes a visitor, with what is done by phone', async () => {
    const { user, address } = renderPortal(api, '/cs/login');
    await heading('Sign in to your policies');
    await user.click(within(screen.getByRole('banner')).getByRole('link'));
    expect(await heading('Your life insurance, in one place')).toBeVisible();
    expect(address()).toBe('/cs/home');
    expect(document.title).toBe('Home | Lifedesk');
    expect(meta('robots')).toBe('index, follow');
    expect(await screen.findByText('Report a death (claim)')).toBeVisible();
  });

  it('is the dashboard for signed-in people', async () => {
    const { address } = await renderSignedIn(api, 'Farhan', '/cs/home');
    expect(address()).toBe('/cs/dashboard');
  });
});

describe('a screen that fails', () => {
  it('while rendering is replaced by the error page of status 500, inside the frame', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const brokenFetch: typeof fetch = async (input, init) =>
      String(input instanceof Request ? input.url : input).endsWith('/customer/overview')
        ? Response.json({ totals: {}, policies: 5, horizon: [] })
        : fetch(input, init);
    await renderSignedIn(api, 'Farhan', '/cs/dashboard', { fetch: brokenFetch });
    expect(await heading('Something went wrong on our side')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('500 Internal Server Error | Lifedesk'));
    expect(await screen.findByRole('navigation', { name: 'Services' })).toBeInTheDocument();
    vi.restoreAllMocks();
  });
});

describe('the frame', () => {
  it('moves focus to the heading of the opened page, so that it is read', async () => {
    const { user } = renderPortal(api, '/cs/ybl-error');
    await user.click(await screen.findByRole('link', { name: 'Sign in to your policies' }));
    await waitFor(async () => expect(await heading('Sign in to your policies')).toHaveFocus());
  });

  it('is there while its page still waits for the server, and says so', async () => {
    const store = memoryStore();
    const { portal } = await renderSignedIn(api, 'Farhan', '/cs/dashboard', { store });
    portal.close();
    document.body.replaceChildren();
    renderPortal(api, '/cs/dashboard', { store, fetch: () => new Promise(() => {}) });
    const status = within(await screen.findByRole('main')).getByRole('status');
    expect(status).toHaveTextContent('Please wait');
    expect(within(screen.getByRole('banner')).getAllByRole('link')[0]).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it.each([
    ['dashboard', 0, 2],
    ['update-pan', 2, 0],
    ['download-center', 0, 0],
  ])('has the shape of %s while it waits: %i fields, %i cards', async (id, fields, cards) => {
    const store = memoryStore();
    const { portal } = await renderSignedIn(api, 'Farhan', '/cs/dashboard', { store });
    portal.close();
    document.body.replaceChildren();
    renderPortal(api, `/cs/${id}`, { store, fetch: () => new Promise(() => {}) });
    const status = within(await screen.findByRole('main')).getByRole('status');
    expect(status.querySelectorAll('section')).toHaveLength(cards);
    expect(status.querySelectorAll('[data-shape=field]')).toHaveLength(fields);
  });

  it('has the brand on the sign-in pages, and nowhere else', async () => {
    renderPortal(api, '/cs/login');
    await heading('Sign in to your policies');
    expect(screen.getByText('Your life insurance, in one place')).toBeVisible();
    document.body.replaceChildren();
    renderPortal(api, '/cs/pay-online');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Your life insurance, in one place')).toBeNull();
  });

  it('puts a death first among what is done by phone, with the number as a button', async () => {
    renderPortal(api, '/cs/home');
    const byPhone = within(await screen.findByRole('region', { name: 'By phone or at a branch' }));
    expect(byPhone.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Report a death (claim)');
    const death = within(byPhone.getByRole('region', { name: 'Report a death (claim)' }));
    expect(death.getByRole('link', { name: 'Call 1800 000 0199' })).toHaveAttribute('href', 'tel:18000000199');
  });

  it('skips to the content by a link that adds no history entry', async () => {
    const { user, portal } = renderPortal(api, '/cs/login');
    await heading('Sign in to your policies');
    Element.prototype.scrollIntoView = vi.fn();
    await user.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(portal.router.state.location.hash).toBe('');
    expect(location.hash).toBe('');
  });

  it('groups the services by task, shows only those that this person can use, and remembers what is open', async () => {
    const store = memoryStore();
    const { user, portal } = await renderSignedIn(api, 'Farhan', '/cs/dashboard', { store });
    const menu = within(await screen.findByRole('navigation', { name: 'Services' }));
    expect(menu.getAllByRole('button').map((label) => label.textContent)).toEqual([
      'Pay',
      'My policies',
      'My details',
      'Change my policy',
      'Take money out',
      'Help',
    ]);
    expect(menu.queryByRole('link', { name: /revive|reinstate/i })).toBeNull();
    expect(menu.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/cs/all-services');
    expect(menu.queryByRole('link', { name: 'PAN' })).toBeNull();
    await user.click(menu.getByRole('button', { name: 'My details' }));
    await user.click(menu.getByRole('button', { name: 'Pay' }));
    expect(menu.getByRole('link', { name: 'PAN' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Pay premium' })).toBeNull();
    // the next visit on this device
    expect(readGroupChoices(store)).toEqual({ payments: false, details: true });
    await act(() => portal.router.navigate('/cs/download-center'));
    expect(await menu.findByRole('link', { name: 'Download center' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the number of policies and of open requests in the menu', async () => {
    await renderSignedIn(api, 'Asha');
    const menu = within(await screen.findByRole('navigation', { name: 'Services' }));
    expect(menu.getByRole('link', { name: 'Your policies' })).toHaveAccessibleDescription('2 policies');
    await waitFor(() =>
      expect(menu.getByRole('link', { name: 'Follow my requests' })).toHaveAccessibleDescription('1 open request'),
    );
    expect(menu.getByRole('link', { name: 'All services' })).not.toHaveAccessibleDescription();
  });

  it('offers revival to a person with a lapsed policy, and no cheque pickup', async () => {
    await renderSignedIn(api, 'Rajesh');
    const menu = within(await screen.findByRole('navigation', { name: 'Services' }));
    expect(menu.getByRole('link', { name: 'Revive a lapsed policy' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Book a cheque pickup' })).toBeNull();
  });

  it('searches services, documents, help and what is done by phone, in any words', async () => {
    const { user, address } = await renderSignedIn(api, 'Farhan');
    const menu = within(await screen.findByRole('navigation', { name: 'Services' }));
    expect(menu.getByRole('link', { name: 'Your policies' })).toHaveAttribute('aria-current', 'page');
    const search = menu.getByRole('searchbox', { name: 'Search services and help' });
    const answers = async () =>
      within(await menu.findByRole('list', { name: 'Search results' })).getAllByRole('listitem');
    const type = async (words: string) => {
      await user.clear(search);
      await user.type(search, words);
    };
    await type('hospital claim');
    expect((await answers())[0]).toHaveTextContent(
      'Claim for illness, accident or hospitalBy phone or at a branchCall us within 30 days of the diagnosis or the accident, with the policy number',
    );
    expect(menu.getAllByRole('link', { name: 'Call 1800 000 0199' })[0]).toHaveAttribute('href', 'tel:18000000199');
    expect(menu.queryByRole('button', { name: 'Pay' })).toBeNull();
    await type('policy chalu karo');
    expect((await answers())[0]).toHaveTextContent('The policy has not lapsed, so there is nothing to revive.');
    await type('xyzzy');
    expect(menu.getByText(/^Nothing found\. Try another word/)).toBeVisible();
    await type('otp');
    expect(await menu.findByRole('link', { name: 'The OTP has not arrived. What can I do?' })).toHaveAttribute(
      'href',
      '/cs/queries-complaints?question=otp-missing',
    );
    await type('raseed');
    await user.click(await menu.findByRole('link', { name: 'Payment receipt' }));
    expect(await heading('Your documents')).toBeVisible();
    expect(address()).toBe('/cs/download-center?kind=premium-receipt');
    expect(await screen.findByRole('combobox', { name: 'Kind' })).toHaveValue('premium-receipt');
    expect(menu.getByRole('searchbox')).toHaveValue('');
  });

  it('lists what needs attention, with links', async () => {
    const { user } = await renderSignedIn(api, 'Asha');
    await user.click(await screen.findByRole('button', { name: '1 message' }));
    const panel = within(screen.getByRole('dialog', { name: 'Messages for you' }));
    expect(panel.getByText(/^The premium of ₹[\d,.]+ is due on \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
    await user.click(panel.getByRole('link', { name: 'Pay now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('links each message to its page, such as the life certificate', async () => {
    const { user } = await renderSignedIn(api, 'Kamala');
    await user.click(await screen.findByRole('button', { name: /^\d messages?$/ }));
    const panel = within(screen.getByRole('dialog', { name: 'Messages for you' }));
    for (const message of panel.getAllByRole('listitem'))
      expect(within(message).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^(tel:|\/cs\/)/));
    expect(panel.getByRole('link', { name: 'Submit life certificate' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cs\/digital-living-certificate/),
    );
  });

  it.each([
    ['/pay-online', 'Pay now', '/cs/pay-online'],
    ['/pay-loan', 'Repay the loan', '/cs/pay-loan'],
    [undefined, 'Call 1800 000 0199', 'tel:18000000199'],
  ])(
    'lists all that it counts: also what a bank took back, paid again at %s, and a saved revival',
    async (path, name, href) => {
      const withMore: typeof fetch = async (input, init) => {
        const answer = await fetch(input, init);
        if (!String(input instanceof Request ? input.url : input).endsWith('/notifications')) return answer;
        const body = await answer.json();
        Object.assign(body.notifications, {
          paymentReversed: { text: '', path },
          healthDeclarationDue: { text: '', path: '/revival-scheme' },
        });
        return Response.json(body, { headers: answer.headers });
      };
      const { user } = await renderSignedIn(api, 'Rajesh', '/cs/dashboard', { fetch: withMore });
      const bell = await screen.findByRole('button', { name: /^\d messages$/ });
      await user.click(bell);
      const panel = within(screen.getByRole('dialog', { name: 'Messages for you' }));
      expect(`${panel.getAllByRole('listitem').length} messages`).toBe(bell.getAttribute('aria-label'));
      const first = within(panel.getAllByRole('listitem')[0] as HTMLElement);
      expect(first.getByText(/^Your bank took back a payment/)).toBeVisible();
      expect(first.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(panel.getByRole('link', { name: 'Continue the revival' })).toHaveAttribute('href', '/cs/revival-scheme');
    },
  );

  it('says when the network is down, and when it is back', async () => {
    renderPortal(api, '/cs/login');
    await heading('Sign in to your policies');
    const network = (online: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
    };
    network(false);
    expect(await screen.findByText(/You are offline. What you typed is safe/)).toBeVisible();
    network(true);
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
    vi.restoreAllMocks();
  });

  it('works if the browser stores nothing, and says what that means', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    let onBlocked = () => {};
    const rendered = renderPortal(api, '/cs/login', { store: browserStore(() => onBlocked()) });
    onBlocked = () => rendered.portal.store.set(storageBlockedAtom, true);
    const { policyNumbers, mobile = '' } = await api.person('Farhan');
    await signIn(api, rendered, policyNumbers[0] ?? '', mobile);
    expect(screen.getByText(/Your browser does not let this site save anything/)).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('maintenance', () => {
  it('that is coming soon is announced on every page', async () => {
    await api.scenario('maintenance in ten minutes', true);
    renderPortal(api, '/cs/login');
    expect(await screen.findByText(/maintenance.* from 10:10 AM to 11:10 AM/i)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Policy number, mobile or email' })).toBeVisible();
    await api.scenario('maintenance in ten minutes', false);
  });

  it.each([
    ['five hours fast', 5],
    ['five hours slow', -5],
    ['a day fast', 24],
    ['a year slow', -365 * 24],
  ])('that is near is announced before a sign-in on a phone whose clock is %s', async (_, hours) => {
    await api.scenario('maintenance in ten minutes', true);
    renderPortal(api, '/cs/login', { clock: testClock(new Date(api.now().getTime() + hours * 3_600_000)) });
    expect(await screen.findByText(/maintenance.* from 10:10 AM to 11:10 AM/i)).toBeVisible();
    await api.scenario('maintenance in ten minutes', false);
  });

  it('is not announced on a phone if only its wrong clock makes it seem near', async () => {
    await api.scenario('maintenance in ten minutes', true);
    await api.moveTo('2026-11-20T23:30:00.000Z');
    const { portal } = renderPortal(api, '/cs/login', { clock: testClock(new Date('2026-11-21T04:35:00.000Z')) });
    await waitFor(() => expect(portal.store.get(maintenanceAtom)).toBeDefined());
    expect(screen.queryByText(/maintenance/i)).toBeNull();
    await api.scenario('maintenance in ten minutes', false);
    await api.moveTo('2026-11-21T04:30:00.000Z');
  });

  it('that a sleeping phone missed is announced when its page is visible again', async () => {
    const { portal } = renderPortal(api, '/cs/login');
    await waitFor(() => expect(portal.store.get(maintenanceAtom)).toBeDefined());
    await api.scenario('maintenance in ten minutes', true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/maintenance.* from 10:10 AM to 11:10 AM/i)).toBeVisible();
    await api.scenario('maintenance in ten minutes', false);
  });

  it('in progress closes the page, and says what is not lost', async () => {
    await api.scenario('maintenance now', true);
    renderPortal(api, '/cs/login');
    expect(await heading('Closed for maintenance')).toBeVisible();
    expect(screen.getByText(/nothing you sent is lost/)).toBeVisible();
    await api.scenario('maintenance now', false);
  });

  it('leaves everything open if the schedule fails to load', async () => {
    renderPortal(api, '/cs/login', { fetch: () => Promise.reject(new TypeError('network')) });
    await heading('Sign in to your policies');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(screen.queryByText('Closed for maintenance')).toBeNull();
    expect(screen.queryByText('Server Not Reachable')).toBeNull();
  });
});
