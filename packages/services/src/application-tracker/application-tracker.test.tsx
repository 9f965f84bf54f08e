import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { newId, withdrawApplication } from '@lifedesk/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applicantOf,
  asApplicant,
  left,
  loseAnswers,
  picture,
  type RenderedService,
  type RenderOptions,
  renderService,
  renderSignedIn,
  saved,
} from '../../testing/index.ts';

/** Waits for a proof of income. */
const PAPERS = 'AP1000000011';
/** Has an offer at a larger premium, beside a block of ₹24,500. */
const OFFER = 'AP1000000012';
/** Needs medical tests. */
const TESTS = 'AP1000000013';

let api: RunningApi;
beforeEach(async () => {
  vi.clearAllMocks();
  api = await startApi();
  return () => api.close();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const follow = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('link', { name }));

/** The page of an application, in a session that follows it. */
async function open(applicationNo: string, query = '', options: RenderOptions = {}): Promise<RenderedService> {
  const { id } = await applicantOf(api, applicationNo);
  const address = `/cs/track-application?id=${id}${query}`;
  return renderService(api, address, { ...options, signIn: await asApplicant(api, applicationNo) });
}

describe('the list', () => {
  it('AT14: says why it is empty, and what to do', async () => {
    await renderSignedIn(api, 'Kamala', '/cs/application-tracker');
    await heading('Your applications');
    expect(await screen.findByText('You have no applications')).toBeVisible();
    expect(screen.getByText(/those that ended in the last 6 months/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your overview' })).toBeVisible();
  });

  it('leads from what an application needs to its page', async () => {
    const shown = await renderService(api, '/cs/track-application', { signIn: await asApplicant(api, OFFER) });
    await heading('Your applications');
    await shown.user.click(await screen.findByRole('link', { name: 'Answer our offer' }));
    expect(await screen.findByText(`Application ${OFFER}`)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your applications' })).not.toBeInTheDocument();
  });

  it('AT13: does not open an application of another person', async () => {
    const { id } = await applicantOf(api, OFFER);
    const signIn = await asApplicant(api, PAPERS);
    const shown = await renderService(api, `/cs/track-application?id=${id}`, { signIn });
    expect(await screen.findByText('We cannot show this application')).toBeVisible();
    await follow(shown, 'All applications');
    await heading('Your applications');
    expect(screen.queryByText(new RegExp(OFFER))).toBeNull();
  });

  it('leads to an application, whose heading is read first', async () => {
    const signIn = await asApplicant(api, PAPERS);
    const shown = await renderService(api, '/cs/track-application', { signIn });
    const card = within(await screen.findByRole('region', { name: new RegExp(PAPERS) }));
    expect(card.getByText('Send a paper')).toBeVisible();
    expect(card.getByText('Waiting for you')).toBeVisible();
    await shown.user.click(card.getByRole('link', { name: new RegExp(PAPERS) }));
    await screen.findByText('We need something from you');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('papers', () => {
  it('AT1: are sent one by one, and the last one starts the time in which we decide', async () => {
    vi.stubGlobal('XMLHttpRequest', undefined);
    const shown = await open(PAPERS, '', { fetch: loseAnswers('/application/senddocument') });
    expect(await screen.findByText(/^Send 1 paper\./)).toBeVisible();
    await follow(shown, /^Send: /);
    await heading(/^Send: /);
    await press(shown, 'Send the paper');
    expect((await screen.findAllByText('Choose a file')).length).toBeGreaterThan(0);
    await shown.user.upload(document.querySelector('input[type=file]') as HTMLInputElement, picture('income.png'));
    expect(await screen.findByText('Received')).toBeVisible();
    await press(shown, 'Send the paper');
    // sent again, it takes effect once
    await screen.findByText('We do not know if it arrived');
    await press(shown, 'Send the paper');
    await heading(/^We have received it: /);
    expect(screen.getByText(/^This was the last paper\. We decide by \d\d\/\d\d\/2026\.$/)).toBeVisible();
    await follow(shown, 'Back to your application');
    expect(await screen.findByText(/^We decide by /)).toBeVisible();
    expect(screen.getByText('We are checking it')).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('AT1: lets the applicant complain once we are late', async () => {
    const { id } = await applicantOf(api, PAPERS);
    await api.deps.db
      .updateTable('application')
      .set({ stage: 'underwriting', counts_from: '2026-11-12', papers_asked_on: null })
      .where('application_no', '=', PAPERS)
      .execute();
    await api.deps.db
      .updateTable('application_document')
      .set({ state: 'had' })
      .where('application_no', '=', PAPERS)
      .execute();
    const signIn = await asApplicant(api, PAPERS);
    await renderService(api, `/cs/track-application?id=${id}`, { signIn });
    expect(await screen.findByText('We are late by 2 days')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Complain by phone/ })).toBeVisible();
  });
});

describe('an offer on other terms', () => {
  it('AT4: shows both premiums, and is accepted with an OTP and a new approval', async () => {
    const { mobile } = await applicantOf(api, OFFER);
    const shown = await open(OFFER);
    const card = within(await screen.findByRole('region', { name: 'Our offer on other terms' }));
    expect(card.getAllByText('₹24,500.00')).toHaveLength(2);
    expect(card.getAllByText('₹27,000.00')).toHaveLength(2);
    await shown.user.click(card.getByRole('link', { name: 'Accept the offer' }));
    await heading('Do you accept these terms?');
    expect(screen.getAllByText('₹27,000.00')).toHaveLength(2);
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const otp = screen.getByRole('textbox', { name: /One-time password/ });
    await shown.user.type(otp, await api.otpFor(mobile ?? ''));
    await shown.user.dblClick(screen.getByRole('button', { name: 'Accept the offer' }));
    await heading('Approve ₹27,000.00 in your UPI app');
    await follow(shown, 'Back to your application');
    expect(await screen.findByText(/^You accepted\. Approve the new amount/)).toBeVisible();
  });

  it('takes a wrong OTP back to its field', async () => {
    const { mobile } = await applicantOf(api, OFFER);
    const shown = await open(OFFER, '&do=accept');
    await heading('Do you accept these terms?');
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const right = await api.otpFor(mobile ?? '');
    const otp = screen.getByRole('textbox', { name: /One-time password/ });
    await shown.user.type(otp, right === '111111' ? '222222' : '111111');
    await press(shown, 'Accept the offer');
    expect(await screen.findByText('OTP entered is not correct. Please check.')).toBeVisible();
  });

  it('is refused without a reason, and says when the money is free', async () => {
    const shown = await open(OFFER, '&do=refuse');
    await heading('Do you refuse these terms?');
    await press(shown, 'Refuse the offer');
    await heading('You refused our offer');
    expect(screen.getByText(/^\d\d\/\d\d\/2026$/)).toBeVisible();
  });

  it('AT12: shows the application as it is now if it was answered in another tab', async () => {
    const shown = await open(OFFER, '&do=refuse');
    await heading('Do you refuse these terms?');
    await withdrawApplication(shown.app.sdk, { applicationNo: OFFER, back: 24_500_00 }, { idempotencyKey: newId() });
    await press(shown, 'Refuse the offer');
    expect(await screen.findByText(/has changed\. This is how it is now/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Accept the offer' })).toBeNull();
  });
});

describe('the first step', () => {
  it.each([
    [OFFER, 'accept', 'Do you accept these terms?'],
    [OFFER, 'refuse', 'Do you refuse these terms?'],
    [TESTS, 'withdraw', 'Do you want to withdraw the application?'],
  ])('leads back to the application %s: %s', async (applicationNo, part, name) => {
    const shown = await open(applicationNo, `&do=${part}`);
    await heading(name);
    await follow(shown, 'Back');
    await screen.findByRole('heading', { name: 'Progress' });
    expect(shown.address()).not.toMatch(/do=/);
  });
});

describe('withdrawing', () => {
  it('AT8: shows what comes back before it is confirmed, and takes effect once', async () => {
    const { db } = api.deps;
    await db.updateTable('application').set({ medical_cost: 1_200_00 }).where('application_no', '=', TESTS).execute();
    const account = { account_no: '30211450013', ifsc: 'SBIN0000300', holder_name: 'Tara Joseph' };
    await db
      .insertInto('application_deposit')
      .values({ application_no: TESTS, amount: 24_500_00, state: 'paid', ...account, look_at: api.now() })
      .execute();
    const shown = await open(TESTS, '', { fetch: loseAnswers('/application/withdraw') });
    await screen.findByRole('heading', { name: 'Progress' });
    await follow(shown, 'Withdraw the application');
    await heading('Do you want to withdraw the application?');
    expect(within(screen.getByRole('row', { name: /^You get back/ })).getByText('₹23,300.00')).toBeVisible();
    await press(shown, 'Withdraw the application');
    await screen.findByText('We do not know if it arrived');
    await press(shown, 'Withdraw the application');
    await heading('Your application is withdrawn');
    expect(screen.getByText('₹23,300.00')).toBeVisible();
    await follow(shown, 'Back to your application');
    await screen.findByRole('heading', { name: 'Progress' });
    expect(screen.queryByRole('link', { name: 'Withdraw the application' })).toBeNull();
  });
});

describe('the medical card', () => {
  it('AT10: is saved as a PDF and shown with its number', async () => {
    const shown = await open(TESTS);
    await screen.findByRole('heading', { name: 'Medical tests' });
    await press(shown, 'Save the medical card');
    expect(await screen.findByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await saved.mock.calls[0]?.[0].slice(0, 5).text()).toBe('%PDF-');
  });
});

describe('the partner who helps', () => {
  it('AT9: opens with a new link, and comes back to the application', async () => {
    const shown = await open(PAPERS);
    await screen.findByRole('heading', { name: 'Get help from our partner' });
    await press(shown, 'Complete the form with help');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    const [url = '', back = ''] = left.mock.calls[0] ?? [];
    expect(url).not.toMatch(/AP\d{10}|Leela|Nair/);
    expect(back).toBe(shown.address());
  });

  it('has its own page when it cannot be reached', async () => {
    await api.scenario('partner link fails', true);
    const shown = await open(PAPERS);
    await screen.findByRole('heading', { name: 'Get help from our partner' });
    await press(shown, 'Complete the form with help');
    await heading('The partner’s page did not open');
    expect(shown.address()).toMatch(/^\/cs\/ybl-error\?application=ap_/);
    await follow(shown, 'Back to your application');
    await screen.findByText('We need something from you');
  });
});

describe('the page of an application', () => {
  it('is available in Hindi, and says what failed', async () => {
    let fails = true;
    const shown = await open(PAPERS, '', {
      fetch: async (input, init) =>
        fails && String(input instanceof Request ? input.url : input).endsWith('/application/details')
          ? new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
          : fetch(input, init),
    });
    expect(await screen.findByText('Your application could not be loaded')).toBeVisible();
    fails = false;
    await press(shown, 'Try again');
    await screen.findByText('We need something from you');
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText('हमें आपसे कुछ चाहिए')).toBeVisible();
  });
});
