import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { customerAtom, localeAtom } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { left, renderSignedIn, saved } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const certificateDue = async (due_on: CalendarDate) => {
  await api.deps.db.updateTable('life_certificate').set({ due_on }).where('policy_no', '=', '505678901').execute();
};
const card = async (plan: RegExp) => within(await screen.findByRole('region', { name: plan }));

/** A network in which some calls fail. */
const without =
  (...paths: string[]): typeof fetch =>
  async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return paths.some((path) => url.endsWith(path)) ? new Response(null, { status: 503 }) : fetch(input, init);
  };

/** A figure of the totals, with its label. */
const figure = (label: string) => screen.getByText(label).parentElement;

describe('the dashboard', () => {
  it('shows first what is due, how much, by when in words and date, and the button that pays it', async () => {
    const { app } = await renderSignedIn(api, 'Asha');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    const due = app.store.get(customerAtom)?.policiesArray.find(({ planName }) => planName === 'Meru Secure Savings');
    const item = within(first.getByRole('article', { name: `Due in 10 days, on ${due?.dueDate}` }));
    expect(item.getByText('₹24,500.00')).toBeVisible();
    expect(item.getByText(/Without payment the grace period begins/)).toBeVisible();
    expect(item.getByRole('link', { name: 'Pay ₹24,500.00' })).toHaveAttribute('href', `/cs/pay-online?id=${due?.id}`);
  });

  it('greets in Hindi by the name in Devanagari, and marks one that we know only in Latin letters', async () => {
    const asha = await renderSignedIn(api, 'Asha');
    await act(async () => asha.app.store.set(localeAtom, 'hi'));
    const greeting = { level: 1, name: 'नमस्ते, आशा जी' } as const;
    expect(await within(asha.container).findByRole('heading', greeting)).toBeVisible();
    const farhan = await renderSignedIn(api, 'Farhan');
    await act(async () => farhan.app.store.set(localeAtom, 'hi'));
    expect(await within(farhan.container).findByText('Farhan')).toHaveAttribute('lang', 'en');
    const latin = { level: 1, name: 'नमस्ते, Farhan जी' } as const;
    expect(within(farhan.container).getByRole('heading', latin)).toBeVisible();
  });

  it('says for a premium in grace how many days are left and when cover stops', async () => {
    await renderSignedIn(api, 'Vikram');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    const item = first.getByRole('article', { name: /^4 days left. Cover stops after \d\d\/\d\d\/\d{4}$/ });
    expect(item).toHaveAttribute('data-urgency', 'grace');
    expect((await card(/Meru Secure Savings/)).getByText('In grace period')).toBeVisible();
  });

  it('says that a payment is under way and since when, and leaves the status as it was', async () => {
    const own = await startApi();
    left.mockClear();
    try {
      await own.scenario('gateway late', true);
      const { user, navigate } = await renderSignedIn(own, 'Vikram', '/cs/pay-online');
      await user.click(await screen.findByRole('button', { name: 'Pay ₹4,000.00' }));
      await waitFor(() => expect(left).toHaveBeenCalledOnce());
      const page = new URL(left.mock.calls[0]?.[0] ?? '', own.url);
      await fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' });
      await own.sandbox.gateway.deliver();
      await navigate('/cs/dashboard');
      const savings = await card(/Meru Secure Savings/);
      expect(savings.getByText('In grace period')).toBeVisible();
      expect(savings.getByText(/^Payment of ₹4,000\.00 under way since \d\d:\d\d [AP]M$/)).toBeVisible();
      expect(savings.getByText('Was due on').parentElement).toHaveTextContent('10/11/2026');
      expect(savings.queryByText('Next premium')).toBeNull();
    } finally {
      await own.close();
    }
  });

  it('names the overdue part of what can be paid', async () => {
    await renderSignedIn(api, 'Vikram');
    const savings = await card(/Meru Secure Savings/);
    expect(savings.getByText('Overdue').parentElement).toHaveTextContent('₹4,000.00');
    expect(savings.getByRole('link', { name: 'Pay ₹4,000.00: Meru Secure Savings 508901242' })).toBeVisible();
  });

  it('sums up cover, what falls due in a year, and the loan', async () => {
    await renderSignedIn(api, 'Asha');
    expect(await screen.findByText('₹1,03,50,000')).toBeVisible();
    expect(figure('Due in the next 12 months')).toHaveTextContent('₹36,860');
    expect(screen.getAllByText('Loan outstanding')[0]?.parentElement).toHaveTextContent(/₹62,842/);
  });

  it('shows each policy with its status, number, amount and date, and links to its page by the opaque id', async () => {
    const { app } = await renderSignedIn(api, 'Asha');
    const term = await card(/Meru Term Protect/);
    const policy = app.store.get(customerAtom)?.policiesArray.find(({ planName }) => planName === 'Meru Term Protect');
    expect(term.getByText('In force')).toBeVisible();
    expect(term.getByText(`Policy ${policy?.policyNo}`)).toBeVisible();
    expect(term.getByText('Next premium').parentElement).toHaveTextContent('₹6,180');
    expect(term.getByText('Due on').parentElement).toHaveTextContent(policy?.dueDate ?? 'none');
    expect(term.getByRole('link', { name: 'Meru Term Protect' })).toHaveAttribute(
      'href',
      `/cs/policy-details?id=${policy?.id}`,
    );
    expect(term.queryByRole('link', { name: /^Pay/ })).toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain(policy?.policyNo);
  });

  it('links to the details of every policy, with one action beside: paying, or one that fits the policy if nothing is due', async () => {
    await renderSignedIn(api, 'Asha');
    const savings = await card(/Meru Secure Savings/);
    expect(savings.getByRole('link', { name: 'Details: Meru Secure Savings 501234567' })).toBeVisible();
    expect(savings.getByRole('link', { name: 'Pay ₹24,500.00: Meru Secure Savings 501234567' })).toBeVisible();
    const term = await card(/Meru Term Protect/);
    expect(term.getByRole('link', { name: 'Details: Meru Term Protect 501234575' })).toBeVisible();
    expect(term.getByRole('link', { name: 'Change nominees: Meru Term Protect 501234575' })).toBeVisible();
  });

  it('offers documents for an annuity, and switching for a policy with funds', async () => {
    // the card of a policy that needs something offers that instead
    await certificateDue('2027-12-12');
    onTestFinished(() => certificateDue('2026-12-12'));
    const annuity = await renderSignedIn(api, 'Kamala');
    expect(await within(annuity.container).findByRole('link', { name: /^Documents: / })).toBeVisible();
    const linked = await renderSignedIn(api, 'Meenakshi');
    const switches = await within(linked.container).findAllByRole('link', { name: /^Switch funds: / });
    // the other one spreads its money again each year, and accepts no switch until that stops
    expect(switches.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Switch funds: Meru Wealth Builder 503456789',
    ]);
  });

  it('says that auto-debit is off if it can be set up, with a link, but not if a bank already pays', async () => {
    const { app } = await renderSignedIn(api, 'Asha');
    const policy = app.store
      .get(customerAtom)
      ?.policiesArray.find(({ planName }) => planName === 'Meru Secure Savings');
    const savings = await card(/Meru Secure Savings/);
    expect(savings.getByText('Auto-debit').parentElement).toHaveTextContent('Off. Set it up');
    expect(savings.getByRole('link', { name: /^Set it up, Auto-debit: Meru Secure Savings/ })).toHaveAttribute(
      'href',
      `/cs/register-auto-debit?id=${policy?.id}`,
    );
    const paid = await renderSignedIn(api, 'Farhan');
    await within(paid.container).findByRole('region', { name: /Meru Term Protect/ });
    expect(within(paid.container).queryByRole('link', { name: /^Set it up/ })).toBeNull();
  });

  it('says when the customer last signed in, and what to do if it was someone else; nothing the first time', async () => {
    await api.deps.db.deleteFrom('session').execute();
    const first = await renderSignedIn(api, 'Asha');
    await within(first.container).findByRole('heading', { level: 1, name: 'Hello, Asha' });
    expect(within(first.container).queryByText(/Last sign-in/)).toBeNull();
    await api.advance(60_000);
    const { container } = await renderSignedIn(api, 'Asha');
    const line = await within(container).findByText(/^Last sign-in: \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M/);
    expect(within(line).getByRole('link', { name: 'Not you?' })).toHaveAttribute('href', '/cs/signed-in-devices');
  });

  it('says if nothing is needed, what comes next, and what the next twelve months bring', async () => {
    await renderSignedIn(api, 'Farhan');
    expect(await screen.findByText('Nothing needs your attention now')).toBeVisible();
    expect(
      screen.getByText(/^Next: Auto-debit of ₹14,300\.00 on \d{1,2}(st|nd|rd|th) [A-Z][a-z]{2} \d\d\.$/),
    ).toBeVisible();
    const events = within(screen.getByRole('list', { name: 'Your next 12 months' })).getAllByRole('listitem');
    expect(events).toHaveLength(1);
    expect(events[0]).toHaveTextContent(/Auto-debit\s*Meru Term Protect\s*₹14,300/);
  });

  it('lists open requests with their stage and promised date, but not completed ones', async () => {
    await renderSignedIn(api, 'Asha');
    const requests = within(await screen.findByRole('region', { name: 'Open requests' }));
    expect(requests.getByRole('link', { name: 'Complaint' })).toHaveAttribute(
      'href',
      '/cs/track-service-requests?ticket=SR5512370846',
    );
    expect(requests.getByText('Step 2 of 3')).toBeVisible();
    expect(requests.getByText(/^Promised by \d\d\/\d\d\/\d{4}$/)).toBeVisible();
    expect(requests.queryByText(/address/i)).toBeNull();
  });

  it('shows the last payment, and downloads its receipt', async () => {
    const { user } = await renderSignedIn(api, 'Asha');
    const last = within(await screen.findByRole('region', { name: 'Last payment' }));
    expect(last.getByText('₹6,180.00')).toBeVisible();
    await user.click(last.getByRole('button', { name: 'Receipt' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/^receipt-.+\.pdf$/)),
    );
  });

  it('says only what was paid for if the last payment names no policy', async () => {
    const unnamed: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/customer/overview')) return answer;
      const { lastPayment, ...rest } = await answer.json();
      const body = { ...rest, lastPayment: { ...lastPayment, policyNos: [] } };
      return Response.json(body, { headers: answer.headers });
    };
    await renderSignedIn(api, 'Asha', '/cs/dashboard', { fetch: unnamed });
    const last = within(await screen.findByRole('region', { name: 'Last payment' }));
    expect(last.getByText('Premium')).toBeVisible();
  });

  it('offers the tax certificate, auto-debit and how to claim, but not auto-debit if a bank pays everything', async () => {
    await renderSignedIn(api, 'Asha');
    const quick = within(await screen.findByRole('region', { name: 'Quick actions' }));
    const to = (name: string) => quick.getByRole('link', { name }).getAttribute('href');
    expect(to('Get a tax certificate')).toBe('/cs/download-center?kind=premium-certificate');
    expect(to('Set up auto-debit')).toBe('/cs/register-auto-debit');
    expect(to('Report a claim')).toBe('/cs/all-services?group=claims');
    const { container } = await renderSignedIn(api, 'Farhan');
    const others = within(await within(container).findByRole('region', { name: 'Quick actions' }));
    expect(others.queryByRole('link', { name: 'Set up auto-debit' })).toBeNull();
  });

  it('offers to verify the identity until it is verified', async () => {
    const { db } = api.deps;
    await renderSignedIn(api, 'Asha');
    const quick = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(quick.getByRole('link', { name: 'Verify identity' })).toHaveAttribute('href', '/cs/ekyc');
    const { ticket, customer_id } = await db
      .selectFrom('service_request as r')
      .innerJoin('customer as c', 'c.id', 'r.customer_id')
      .select(['r.ticket', 'r.customer_id'])
      .where('c.client_id', '=', '40012345')
      .limit(1)
      .executeTakeFirstOrThrow();
    const matches = { name_match: 'same', birth_date_match: 'same', transaction_id: null } as const;
    const verified = { kyc_level: 'online', last_four: '2346', verified_on: '2026-11-20', ...matches } as const;
    await db
      .insertInto('verified_identity')
      .values({ customer_id, ticket, ...verified })
      .execute();
    try {
      const { container } = await renderSignedIn(api, 'Asha');
      const later = within(await within(container).findByRole('region', { name: 'Quick actions' }));
      expect(later.getByRole('link', { name: 'Download documents' })).toBeVisible();
      expect(later.queryByRole('link', { name: 'Verify identity' })).toBeNull();
    } finally {
      await db.deleteFrom('verified_identity').execute();
    }
  });

  it('offers what fits: no bonus and no cheque pickup to an annuitant', async () => {
    await renderSignedIn(api, 'Kamala');
    const quick = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(quick.getByRole('link', { name: 'Download documents' })).toBeVisible();
    for (const name of [/bonus/, /cheque/, /nominees/]) expect(quick.queryByRole('link', { name })).toBeNull();
  });

  it.each([
    // his loan comes close to the surrender value
    ['Arjun', 'Borrow on your policy'],
    // tests are asked for after a health declaration, never before
    ['Rajesh', 'Book a medical test'],
  ])('does not offer %s what leads to nothing: %s', async (name, action) => {
    await renderSignedIn(api, name);
    const quick = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(await quick.findByRole('link', { name: 'Download documents' })).toBeVisible();
    expect(quick.queryByRole('link', { name: action })).toBeNull();
  });

  it('shows the value of unit-linked policies, each and together', async () => {
    await renderSignedIn(api, 'Meenakshi');
    expect(await screen.findAllByText('Fund value')).toHaveLength(3);
    expect(screen.getAllByText('Next auto-debit')).toHaveLength(1);
  });

  it('adds up the late fees of lapsed policies, and shows none if nothing has lapsed', async () => {
    const lapsed = await renderSignedIn(api, 'Harpreet');
    const fees = await within(lapsed.container).findByText('Late fees on lapsed policies');
    expect(fees.parentElement).toHaveTextContent(/₹[\d,]*[1-9][\d,]*\.\d\d/);
    const { container } = await renderSignedIn(api, 'Farhan');
    await within(container).findByText('Total life cover');
    expect(within(container).queryByText('Late fees on lapsed policies')).toBeNull();
  });

  it('says that a lapsed policy has no cover and until when it can be revived, with a link', async () => {
    await renderSignedIn(api, 'Rajesh');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    const item = first.getByRole('article', { name: /^Not covered\. Premiums unpaid since / });
    expect(item).toHaveAttribute('data-urgency', 'lapsed');
    expect(first.getByText(/Revival is possible until \d\d\/\d\d\/\d{4}\./)).toBeVisible();
    expect(first.getByRole('link', { name: 'Revive policy' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cs\/revival-scheme\?id=.+/),
    );
    const lapsed = await card(/Meru Secure Savings/);
    expect(lapsed.getByText('Lapsed')).toBeVisible();
    expect(lapsed.getByText('Sum assured before the lapse').parentElement).toHaveTextContent('₹5,00,000.00');
  });

  it('says what a reduced policy still covers, never that it has no cover', async () => {
    const policy = api.deps.db.updateTable('policy').where('policy_no', '=', '502345678');
    await policy.set({ status_code: '3', reduced_cover: null }).execute();
    try {
      await renderSignedIn(api, 'Rajesh');
      expect(await screen.findByRole('article', { name: 'Cover is now ₹1,00,000.00' })).toBeVisible();
      expect(screen.getByText('Cover today').nextSibling).toHaveTextContent(/^₹1,00,000\.00$/);
      expect(screen.getByText('To revive it').nextSibling).toHaveTextContent(/^₹[\d,]+\.\d{2}$/);
      expect(screen.queryByText(/Not covered/)).toBeNull();
    } finally {
      await policy.set({ status_code: '4', reduced_cover: 0 }).execute();
    }
  });

  it('offers no change of nominees on a policy that covers nothing', async () => {
    const { db } = api.deps;
    const before = await db
      .selectFrom('policy')
      .select(['status_code', 'due_date', 'revival_date'])
      .where('policy_no', '=', '502345678')
      .executeTakeFirstOrThrow();
    const policy = db.updateTable('policy').where('policy_no', '=', '502345678');
    await policy.set({ status_code: 'B', due_date: '2020-01-05', revival_date: '2023-01-05' }).execute();
    try {
      await renderSignedIn(api, 'Rajesh');
      const lapsed = await card(/Meru Secure Savings/);
      expect(lapsed.getByText('Lapsed without value')).toBeVisible();
      const quick = within(await screen.findByRole('region', { name: 'Quick actions' }));
      expect(quick.getByRole('link', { name: 'Download documents' })).toBeVisible();
      expect(quick.queryByRole('link', { name: 'Change nominees' })).toBeNull();
    } finally {
      await policy.set(before).execute();
    }
  });

  it('makes one card of a payout that waits, with each missing detail as a step', async () => {
    await renderSignedIn(api, 'Arjun');
    const money = within(await screen.findByRole('region', { name: 'Money for you' }));
    const hold = within(money.getByRole('article', { name: 'A payout of ₹45,000.00 is on hold' }));
    expect(hold.getByRole('link', { name: 'Declare nationality' })).toHaveAttribute(
      'href',
      expect.stringContaining('/cs/update-nationality'),
    );
    expect(hold.getByRole('link', { name: 'Add bank account' })).toBeVisible();
    expect(hold.getByText('It is paid within 7 days of the last step.')).toBeVisible();
    expect(screen.queryByRole('article', { name: /Nationality|bank account/ })).toBeNull();
    // no payout waits for a PAN
    expect(hold.queryByRole('link', { name: 'Update PAN' })).toBeNull();
    expect(screen.getByRole('article', { name: /PAN/ })).toBeVisible();
  });

  it('says first which money we owe, with its interest, and when the next annuity comes', async () => {
    await renderSignedIn(api, 'Kamala');
    const band = await screen.findByRole('region', { name: 'Money for you' });
    const money = within(band);
    expect(money.getByRole('article', { name: 'The bank sent a payout back' })).toHaveTextContent(
      /₹15,724\.53.*₹99\.53/,
    );
    expect(money.getByRole('article', { name: 'A payout is held until 23/11/2026' })).toHaveTextContent('₹15,625.00');
    expect(money.getAllByRole('article', { name: 'Money that never arrived' })).toHaveLength(2);
    expect(money.getByRole('article', { name: /^Next annuity payment in 30 days, on / })).toHaveTextContent(
      '₹15,625.00',
    );
    const needs = screen.getByRole('region', { name: 'Needs your attention' });
    expect(band.compareDocumentPosition(needs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(figure('Due to you in the next 12 months')).toHaveTextContent('₹1,71,875.00');
    // of the payouts above: they are not in the 12 months
    expect(figure('Payouts held, sent back or late')).toHaveTextContent('₹31,349.53');
    // no premium is due, so none is shown
    expect(screen.queryByText('Due in the next 12 months')).toBeNull();
    // equal instalments are one sentence
    const coming = within(screen.getByRole('list', { name: 'Your next 12 months' })).getAllByRole('listitem');
    const annuities = coming.filter(({ textContent }) => textContent?.includes('₹15,625.00'));
    expect(annuities).toHaveLength(1);
    expect(annuities[0]).toHaveTextContent(/11 times until 21\/10\/2027/);
  });

  it('shows what needs the customer and the policies if totals and dates fail to load, and says so', async () => {
    const fetch = without('/customer/overview');
    await renderSignedIn(api, 'Asha', '/cs/dashboard', { fetch });
    expect(await screen.findByText(/We could not load your totals and dates/)).toBeVisible();
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(first.getByRole('link', { name: 'Pay ₹24,500.00' })).toBeVisible();
    expect((await card(/Meru Secure Savings/)).getByText('₹24,500.00')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Open requests' })).toBeVisible();
    expect(screen.queryByText(/technical difficulties/)).toBeNull();
  });

  it('leaves no gap at the end if the invitation to plans fails to load', async () => {
    const { getBoundingClientRect } = Element.prototype;
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 5_000, 320, 200);
    try {
      await renderSignedIn(api, 'Asha', '/cs/dashboard', { fetch: without('/recommendedplans') });
      const place = await screen.findByText('Is there a plan that fits you?');
      await waitFor(() => expect(place).not.toBeInTheDocument());
    } finally {
      Element.prototype.getBoundingClientRect = getBoundingClientRect;
    }
  });

  it('shows in place that the requests failed to load', async () => {
    await renderSignedIn(api, 'Asha', '/cs/dashboard', { fetch: without('/servicerequest/fetch') });
    const requests = within(await screen.findByRole('region', { name: 'Open requests' }));
    expect(requests.getByText('Your requests could not be loaded')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Last payment' })).toBeVisible();
  });

  it('leads to the request that waits for an answer', async () => {
    await renderSignedIn(api, 'Rajesh');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(first.getByRole('link', { name: 'Answer request' })).toHaveAttribute(
      'href',
      '/cs/track-service-requests?ticket=SR6630914527',
    );
  });

  it('shows an annuitant that the life certificate is due, and by when', async () => {
    await renderSignedIn(api, 'Kamala');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(first.getByRole('article', { name: 'Life certificate due in 21 days, on 12/12/2026' })).toBeVisible();
    expect(first.getByText('If we do not have it by then, we hold the annuity until it arrives.')).toBeVisible();
    expect(screen.queryByText('Nothing needs your attention now')).toBeNull();
  });

  it('gives no all-clear if what needs the customer failed to load', async () => {
    await renderSignedIn(api, 'Farhan', '/cs/dashboard', { fetch: without('/notifications') });
    expect(await screen.findByText('We could not check what needs your attention.')).toBeVisible();
    // the failure is silent otherwise (section 8)
    expect(screen.queryByText(/Oops/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Nothing needs your attention now')).toBeNull();
  });

  it.each([
    ['a message that the list does not have', { notifications: { paymentReversed: { text: 'Taken back.' } } }],
    [
      'a reason that only a newer server knows',
      { attention: [{ kind: 'new', because: 'not-known-yet', action: 'wait', policyNos: [], count: 1 }] },
    ],
  ])('gives no all-clear over %s', async (_, more: { notifications?: object; attention?: object[] }) => {
    const withMore: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/notifications')) return answer;
      const body = await answer.json();
      return Response.json(
        { ...body, ...more, notifications: { ...body.notifications, ...more.notifications } },
        { headers: answer.headers },
      );
    };
    await renderSignedIn(api, 'Farhan', '/cs/dashboard', { fetch: withMore });
    expect(await screen.findByText('There is a message for you')).toBeVisible();
    expect(screen.queryByText('Nothing needs your attention now')).toBeNull();
  });

  it('tells a customer without a policy why it is empty and what to do', async () => {
    const none: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/validatesession')) return answer;
      return Response.json({ ...(await answer.json()), policiesData: [] });
    };
    await renderSignedIn(api, 'Asha', '/cs/dashboard', { fetch: none });
    expect(await screen.findByRole('heading', { level: 1, name: 'No policy is registered to you yet' })).toBeVisible();
    expect(screen.getByText(/appears here a day after it is issued/)).toBeVisible();
  });
});
