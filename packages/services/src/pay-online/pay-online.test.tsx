import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  holdAnswers,
  left,
  type RenderedService,
  receiveAnotherAmount,
  renderService,
  renderSignedIn,
  saved,
} from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => vi.clearAllMocks());

/** The payer's decision on the gateway's page, and the way back. */
async function payer(shown: RenderedService, decision: 'approve' | 'decline' | 'close') {
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '', api.url);
  await shown.navigate(back.pathname + back.search);
}

const enter = async ({ user }: RenderedService, loginId: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), loginId);
  await user.click(screen.getByRole('button', { name: 'See what is due' }));
};

describe('paying without signing in', () => {
  it('asks for what keeps the cover, and offers the next premium as well', async () => {
    const shown = await renderService(api, '/cs/pay-online');
    await enter(shown, '508901242');
    const overdue = await screen.findByRole('checkbox', { name: 'Due on 10/11/2026: ₹4,000.00' });
    expect(overdue).toBeChecked();
    expect(overdue).toHaveAccessibleDescription(
      'For 10/11/2026 to 09/12/2026. ₹450.00 of ₹4,450.00 is received. This keeps your cover.',
    );
    const next = screen.getByRole('checkbox', { name: 'Due on 10/12/2026: ₹4,450.00' });
    expect(next).not.toBeChecked();
    expect(next).toHaveAccessibleDescription('For 10/12/2026 to 09/01/2027. You can pay it now or later.');
    await shown.user.click(next);
    expect(await screen.findByRole('button', { name: 'Pay ₹8,450.00' })).toBeVisible();
    await shown.user.click(overdue);
    expect(next).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Choose a policy to pay for' })).toBeVisible();
  });

  it('goes from a policy number to a receipt', async () => {
    const shown = await renderService(api, '/cs/pay-online');
    await enter(shown, '508901242');
    await shown.user.click(await screen.findByRole('button', { name: 'Pay ₹4,000.00' }));
    await payer(shown, 'approve');

    expect(await screen.findByRole('heading', { name: 'Payment received' })).toHaveFocus();
    expect(screen.getByText(/^RC-/)).toBeVisible();
    // short enough to read out, and reveals nothing about how orders are stored
    expect(screen.getByText('Payment reference').nextElementSibling).toHaveTextContent(
      /^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/,
    );
    expect(document.body).not.toHaveTextContent(/(ord|gw)_/);
    await shown.user.click(screen.getByRole('button', { name: 'Download receipt (PDF)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [content, name] = saved.mock.calls[0] ?? [];
    expect(name).toMatch(/^receipt-RC-.*\.pdf$/);
    expect(await content?.slice(0, 5).text()).toBe('%PDF-');

    await shown.user.click(await screen.findByRole('link', { name: 'Check this receipt' }));
    const back = await screen.findByRole('link', { name: 'Back to your payment' });
    expect(back).toHaveAttribute('href', expect.stringMatching(/^\/cs\/pay-online\?orderId=ord_/));
  });

  it.each([
    ['chargeback', 'The payer’s bank took the money back on 25/11/2026.'],
    ['return', 'The bank returned the debit on 25/11/2026.'],
  ] as const)('says that a payment was reversed, when and why (%s)', async (reversed_by, reason) => {
    const own = await startApi();
    try {
      const shown = await renderService(own, '/cs/pay-online');
      await enter(shown, '508901242');
      await shown.user.click(await screen.findByRole('button', { name: 'Pay ₹4,000.00' }));
      await waitFor(() => expect(left).toHaveBeenCalledOnce());
      const page = new URL(left.mock.calls[0]?.[0] ?? '', own.url);
      const decision = new URLSearchParams({ decision: 'approve' });
      const answer = await fetch(page, { method: 'POST', body: decision, redirect: 'manual' });
      await own.sandbox.gateway.deliver();
      await own.deps.db
        .updateTable('receipt')
        .set({ reversed_on: '2026-11-25', reversed_by })
        .where('order_id', 'is not', null)
        .execute();
      const back = new URL(answer.headers.get('location') ?? '', own.url);
      await shown.navigate(back.pathname + back.search);
      expect(await screen.findByRole('heading', { name: 'Your bank took this payment back' })).toBeVisible();
      expect(screen.getByText(new RegExp(reason))).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Download receipt (PDF)' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
    } finally {
      await own.close();
    }
  });

  it.each([
    ['502345678', 'Sign in to revive', /^\/cs\/login\?redirectURL=%2Fcs%2Frevival-scheme%3Fid%3D/],
    ['509012379', 'Sign in to reinstate', /^\/cs\/login\?redirectURL=%2Fcs%2Freinstatement%3Fid%3D/],
  ])('leads the customer of the lapsed policy %s through the sign-in', async (policyNo, name, address) => {
    const shown = await renderService(api, '/cs/pay-online');
    await enter(shown, policyNo);
    const policy = within(await screen.findByRole('region', { name: new RegExp(policyNo) }));
    expect(policy.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(address));
  });

  it('shows no name of the customer, and no menu', async () => {
    const shown = await renderService(api, '/cs/pay-online');
    await enter(shown, '506789012');
    expect(await screen.findByText('Nothing is due now')).toBeVisible();
    expect(screen.queryByText(/Farhan/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: /services/i })).toBeNull();
  });

  it.each([
    ['', /Enter a policy number or a mobile number/],
    ['12', /not a policy number or a mobile number/],
    ['asha@example.com', /use a policy number or a mobile number/],
  ])('says at the field what is wrong with %j and keeps it', async (typed, says) => {
    const shown = await renderService(api, '/cs/pay-online');
    const field = await screen.findByRole('textbox', { name: 'Policy number or mobile number' });
    if (typed) await shown.user.type(field, typed);
    await shown.user.click(screen.getByRole('button', { name: 'See what is due' }));
    expect(field).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(says);
    expect(field).toHaveValue(typed);
  });

  it('opens nothing for a number that changed meanwhile, in whatever order the answers arrive', async () => {
    const { fetch, count, release } = holdAnswers('/paymentlogin/validatecustomer');
    const shown = await renderService(api, '/cs/pay-online', { fetch });
    await enter(shown, '999999990');
    await waitFor(() => expect(count()).toBe(1));
    await shown.user.clear(screen.getByRole('textbox', { name: 'Policy number or mobile number' }));
    await enter(shown, '506789012');
    await waitFor(() => expect(count()).toBe(2));
    release(1);
    release(0);
    expect(await screen.findByText('Nothing is due now')).toBeVisible();
    expect(screen.queryByText('Invalid login credentials')).toBeNull();
  });

  it('does not reveal whether a number belongs to a customer', async () => {
    const shown = await renderService(api, '/cs/pay-online');
    await enter(shown, '999999990');
    expect(await screen.findByText('Invalid login credentials')).toBeVisible();
  });

  it.each([
    ['an unknown number', '999999990', /Check it against your policy .* sign-in for companies/],
    ['a mobile number of two customers', '9845012345', /Enter the policy number instead/],
  ])('says at the field what to do with %s', async (_, typed, says) => {
    const shown = await renderService(api, '/cs/pay-online');
    await enter(shown, typed);
    const field = screen.getByRole('textbox', { name: 'Policy number or mobile number' });
    expect(await screen.findByRole('alert')).toHaveTextContent(says);
    expect(field).toHaveValue(typed);
  });
});

describe('paying while signed in', () => {
  const toPay = () => screen.findByRole('button', { name: 'Pay ₹24,500.00' });

  it('needs at least one policy', async () => {
    const { user } = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    const box = await screen.findByRole('checkbox', { name: /Meru Secure Savings/ });
    expect(box).toHaveAccessibleDescription(/^Due on 01\/12\/2026 ₹24,500\.00 Policy 501234567$/);
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Choose a policy to pay for' }));
    expect(await screen.findByText('Choose at least one policy to pay for')).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });

  it('links a lapsed policy to reinstatement if possible, otherwise to the phone', async () => {
    await renderSignedIn(api, 'Harpreet', '/cs/pay-online');
    const late = within(await screen.findByRole('region', { name: /509012361/ }));
    expect(late.queryByText(/^₹/)).toBeNull();
    expect(late.queryByRole('checkbox')).toBeNull();
    expect(late.getByRole('link')).toHaveAttribute('href', 'tel:18000000199');
    const early = within(screen.getByRole('region', { name: /509012379/ }));
    expect(early.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/cs\/reinstatement\?id=/));
  });

  it.each([
    [
      'decline',
      'Payment declined',
      /^The bank did not accept the payment\..* within 5 days\. After that it pays ₹100/,
      'Reason',
    ],
    ['close', 'Payment cancelled', /^You left the payment page/, 'Payment reference'],
  ] as const)('after %s says what happened and offers to try again', async (decision, heading, words, fact) => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    await shown.user.click(await toPay());
    await payer(shown, decision);
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(fact)).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await toPay()).toBeVisible();
  });

  it('says that another amount arrived and is paid back, not that the bank refused it', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    await shown.user.click(await toPay());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await receiveAnotherAmount(api, shown, '/cs/pay-online');
    expect(await screen.findByRole('heading', { name: 'Another amount arrived' })).toHaveFocus();
    expect(screen.getByText(/We pay it back to you\.$/)).toBeVisible();
    expect(screen.queryByText(/did not accept/)).toBeNull();
    expect(screen.queryByText('Reason')).toBeNull();
  });

  it('refuses a second payment while one is in process, and links to the first', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    await shown.user.click(await toPay());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());

    await shown.navigate('/cs/dashboard');
    await screen.findByRole('heading', { name: /Hello/ });
    await shown.navigate('/cs/pay-online');
    expect(
      await screen.findByText(/^You started a payment of ₹24,500\.00 at \d\d:\d\d [AP]M and did not finish it/),
    ).toBeVisible();
    expect(screen.getByText('Payment not finished')).toBeVisible();
    expect(screen.queryByText(/bank is (still )?working/)).toBeNull();
    await shown.user.click(screen.getByRole('link', { name: 'Continue or give up' }));
    expect(await screen.findByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      left.mock.calls[0]?.[0],
    );
    await payer(shown, 'close');
    expect(await screen.findByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
  });

  it('gives up a payment that was not finished, which can then be started again', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    await shown.user.click(await toPay());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await shown.navigate('/cs/dashboard');
    await screen.findByRole('heading', { name: /Hello/ });
    await shown.navigate('/cs/pay-online');
    await shown.user.click(await screen.findByRole('link', { name: 'Continue or give up' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Give up this payment' }));
    expect(await screen.findByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
    await shown.user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await toPay()).toBeVisible();
  });

  it('offers nothing more in a second tab once the first has paid', async () => {
    const second = await renderSignedIn(api, 'Sunita', '/cs/pay-online');
    const tab = within(second.container);
    await second.user.click(await tab.findByRole('button', { name: /^Pay ₹/ }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await second.navigate('/cs/dashboard');
    await tab.findByRole('heading', { name: /Hello/ });
    await second.navigate('/cs/pay-online');
    await tab.findByRole('link', { name: 'Continue or give up' });

    const first = await renderSignedIn(api, 'Sunita', '/cs/pay-online');
    await payer(first, 'approve');
    expect(await within(first.container).findByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(tab.getByRole('link', { name: 'Continue or give up' })).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(tab.queryByRole('link', { name: 'Continue or give up' })).toBeNull());
    expect(await tab.findByText('Nothing is due now')).toBeVisible();
  });

  it('pays once, however often the button is pressed, and the dashboard knows without a reload', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    await shown.user.dblClick(await toPay());
    await payer(shown, 'approve');
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();

    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    expect(await screen.findByRole('heading', { name: /Hello/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/01\/12\/2026/)).toBeNull());
  });

  it('shows an unknown order as not found, with a retry', async () => {
    await renderSignedIn(api, 'Farhan', '/cs/pay-online?orderId=ord_0000000000');
    const failed = await screen.findByRole('alert');
    expect(within(failed).getByText(/Sorry! No policy data was found/)).toBeVisible();
    expect(within(failed).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
