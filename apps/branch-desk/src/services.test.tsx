import { type RunningApi, startApi } from '@lifedesk/api/testing';
import type { Locale } from '@lifedesk/journey';
import * as shared from '@lifedesk/journey/messages';
import * as own from '@lifedesk/services/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finish, type OpenDesk, openDesk, serve } from './testing/open-desk.tsx';

let api: RunningApi;
beforeEach(() => api.forget());
afterEach(() => vi.restoreAllMocks());
afterAll(() => api?.close());

type Message<Values> = (values: Values, options: { locale: Locale }) => string;

/** The desk in a language, with a customer. */
async function serving(name: string, locale: Locale) {
  const desk = await openDesk(api);
  await serve(desk, name);
  if (locale === 'hi') await desk.user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  const words = (message: Message<Record<string, never>>) => message({}, { locale });
  return {
    ...desk,
    words,
    heading: (message: Message<Record<string, never>>) =>
      screen.findByRole('heading', { level: 1, name: words(message) }),
    press: async (message: Message<Record<string, never>>) =>
      desk.user.click(await screen.findByRole('button', { name: words(message) })),
    follow: async (message: Message<Record<string, never>>) =>
      desk.user.click(await screen.findByRole('link', { name: words(message) })),
    type: async (message: Message<Record<string, never>>, text: string) =>
      desk.user.type(await screen.findByRole('textbox', { name: words(message) }), text),
  };
}

type Serving = Awaited<ReturnType<typeof serving>>;

async function giveOtp({ user, words, press }: Serving, sentTo: string, button: Message<Record<string, never>>) {
  await user.type(await screen.findByRole('textbox', { name: words(shared.otp_label) }), await api.otpFor(sentTo));
  await press(button);
}

/** Buttons and links without an English word, except people's names and words that stay as they are. */
const hasNoEnglishButtons = () => {
  const words = [...screen.getAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) =>
    (textContent ?? '').replace(/(Mr|Ms) \w+ Kulkarni|Revathi Iyer|Meru Life|English|PDF/g, ''),
  );
  expect(words.filter((text) => /[a-z]{3}/i.test(text))).toEqual([]);
};

/** What one language has changed is not changed for the other. */
const withFreshApi = () =>
  beforeAll(async () => {
    await api?.close();
    api = await startApi();
  });

describe.each(['en', 'hi'] as const)('in %s, the desk', (locale) => {
  withFreshApi();

  it('changes nominees, with the same screens as everywhere', async () => {
    const desk = await serving('Asha', locale);
    await desk.follow(own.updateNominee_menuName);
    await desk.heading(shared.choosePolicy_heading);
    await desk.user.click(screen.getByRole('radio', { name: /501234567/ }));
    await desk.press(shared.journey_continue);
    await desk.heading(own.updateNominee_heading);
    const minor = 'Ms Ira Kulkarni';
    await desk.user.click(
      await screen.findByRole('button', { name: own.updateNominee_remove({ name: minor }, { locale }) }),
    );
    const share = screen.getByRole('textbox', { name: desk.words(own.updateNominee_share) });
    await desk.user.clear(share);
    await desk.user.type(share, '100');
    if (locale === 'hi') hasNoEnglishButtons();
    await desk.press(shared.journey_continue);
    await desk.heading(own.updateNominee_workType);
    await desk.press(shared.confirm_sendCode);
    await giveOtp(desk, (await api.person('Asha')).mobile ?? '', shared.confirm_action);
    await desk.heading(own.updateNominee_done);
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';
    await desk.follow(shared.request_follow);
    expect(await screen.findByText(new RegExp(ticket))).toBeVisible();
  });

  it('changes the mobile number, with two codes', async () => {
    const mobile = '9812300071';
    const { mobile: before = '' } = await api.person('Farhan');
    const desk = await serving('Farhan', locale);
    await desk.follow(own.updateMobile_menuName);
    await desk.type(own.updateMobile_label, mobile);
    await desk.type(own.updateMobile_again, mobile);
    await desk.press(shared.journey_continue);
    await desk.heading(own.updateMobile_workType);
    await desk.press(shared.confirm_sendCode);
    await desk.heading(shared.changeContact_presentHeading);
    await giveOtp(desk, before, shared.journey_continue);
    await desk.heading(own.updateMobile_newHeading);
    await giveOtp(desk, `+91${mobile}`, shared.confirm_action);
    await desk.heading(own.updateMobile_done);
    expect((await api.person('Farhan')).mobile).toBe(`+91${mobile}`);
  });

  it('takes a premium: the customer pays in another tab, the result returns to the desk', async () => {
    const tab = { opener: window };
    const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const desk = await serving('Asha', locale);
    await desk.follow(own.payOnline_menuName);
    const pay = shared.payment_pay({ amount: '₹24,500.00' }, { locale });
    await desk.user.click(await screen.findByRole('button', { name: pay }));
    await desk.heading(shared.payment_created);
    // the page is open in the other tab: no one has left it
    expect(screen.getByText(desk.words(shared.payment_createdBody))).toHaveTextContent(/still open|अभी खुला है/);
    expect(openTab).toHaveBeenCalledOnce();
    expect(tab.opener).toBeNull();
    const [url] = openTab.mock.calls[0] ?? [];
    // if the browser blocked the tab, a link opens it; this page stays, and with it the session
    const pressContinue = screen.getByRole('link', { name: desk.words(shared.payment_goOnPaying) });
    expect(pressContinue).toHaveAttribute('href', url);
    expect(pressContinue).toHaveAttribute('target', '_blank');

    expect(await approve(String(url))).toMatch(/^\/branch-desk\?service=pay-online&orderId=ord_/);
    await desk.heading(shared.payment_paid);
    expect(screen.getByText(/^RC-/)).toBeVisible();
    if (locale === 'hi') hasNoEnglishButtons();
  });
});

/** The customer pays. @returns where the gateway then sends the tab */
async function approve(url: string) {
  const body = new URLSearchParams({ decision: 'approve' });
  const answer = await fetch(new URL(url, api.url), { method: 'POST', body, redirect: 'manual' });
  const back = answer.headers.get('location') ?? '';
  return back.startsWith('http') ? back.slice(new URL(back).origin.length) : back;
}

it('says in the tab that returns from the gateway that the result is at the desk', async () => {
  await openDesk(api, { returned: true });
  expect(screen.getByRole('status')).toHaveTextContent(/The result is at the desk, in the other tab/);
});

describe('a service at the desk', () => {
  withFreshApi();
  const back = ({ user }: OpenDesk) => user.click(screen.getByRole('button', { name: 'Back to the customer' }));

  it('can be left for the customer’s page, and keeps what was typed', async () => {
    const desk = await serving('Asha', 'en');
    await desk.follow(own.updateMobile_menuName);
    await desk.type(own.updateMobile_label, '98123');
    await back(desk);
    expect(await screen.findByRole('region', { name: 'Status and dues' })).toBeVisible();
    await desk.follow(own.updateMobile_menuName);
    expect(await screen.findByRole('textbox', { name: 'New mobile number' })).toHaveValue('98123');
  });

  it('leaves nothing for the next customer', async () => {
    const desk = await serving('Asha', 'en');
    await desk.follow(own.updateMobile_menuName);
    await desk.type(own.updateMobile_label, '98123');
    await back(desk);
    await finish(desk);
    await screen.findByText(/the desk is ready for the next customer/);
    await serve(desk, 'Rajesh');
    expect(document.body).not.toHaveTextContent(/Kulkarni/);
    await desk.follow(own.updateMobile_menuName);
    expect(await screen.findByRole('textbox', { name: 'New mobile number' })).toHaveValue('');
  });

  it('shows the state of the customer’s requests', async () => {
    const desk = await serving('Asha', 'en');
    await desk.user.click(await screen.findByRole('link', { name: 'Requests of the customer' }));
    const [open] = await screen.findAllByText(/SR5512370846/);
    expect(open).toBeVisible();
    expect(screen.getAllByText(/SR4071852936/)[0]).toBeVisible();
  });

  it('that fails to load says so in its place, and keeps the link back', async () => {
    let isAway = false;
    const desk = await openDesk(api, {
      fetch: (input, init) => (isAway ? Promise.reject(new TypeError('away')) : fetch(input, init)),
    });
    await serve(desk, 'Asha');
    isAway = true;
    await desk.user.click(await screen.findByRole('link', { name: 'Change nominees' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Server Not Reachable')).toBeVisible();
    isAway = false;
    await desk.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /501234567/ })).toBeVisible();
    await back(desk);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finish with this customer' })).toBeVisible());
  });
});
