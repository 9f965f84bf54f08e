import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { customerAtom } from '@lifedesk/journey';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const card = async (plan: RegExp) => within(await screen.findByRole('region', { name: plan }));

/** A network in which some of the calls fail. */
const without =
  (...paths: string[]): typeof fetch =>
  async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return paths.some((path) => url.endsWith(path)) ? new Response(null, { status: 503 }) : fetch(input, init);
  };

describe('the dashboard', () => {
  it('shows first what is due, how much, by when, and the button that pays it', async () => {
    const { app } = await renderSignedIn(api, 'Asha');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    const due = app.store.get(customerAtom)?.policiesData.find(({ planName }) => planName === 'Meru Secure Savings');
    expect(first.getByText(`A premium is due on ${due?.dueDate}.`)).toBeVisible();
    expect(first.getByText('₹24,500.00')).toBeVisible();
    expect(first.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/cs/pay-online?id=${due?.id}`);
  });

  it('shows each policy with its status, number, amount and date, and leads to its page by the opaque id', async () => {
    const { app } = await renderSignedIn(api, 'Asha');
    const term = await card(/Meru Term Protect/);
    const policy = app.store.get(customerAtom)?.policiesData.find(({ planName }) => planName === 'Meru Term Protect');
    expect(term.getByText('In force')).toBeVisible();
    expect(term.getByText(`Policy ${policy?.policyNo}`)).toBeVisible();
    expect(await term.findByText('Premium, half-yearly')).toBeVisible();
    expect(term.getByText(`Due ${policy?.dueDate}`)).toBeVisible();
    expect(term.getByRole('link', { name: /Meru Term Protect/ })).toHaveAttribute(
      'href',
      `/cs/policy-details?id=${policy?.id}`,
    );
    expect(term.queryByRole('link', { name: 'Pay now' })).toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain(policy?.policyNo);
  });

  it('says that nothing is needed where nothing is, and when the next premium falls due', async () => {
    await renderSignedIn(api, 'Farhan');
    expect(await screen.findByText('Nothing needs you today.')).toBeVisible();
    expect(screen.getByText(/Your next premium of ₹[\d,.]+ is due on \d\d\/\d\d\/\d{4}\./)).toBeVisible();
  });

  it('shows the value of unit-linked policies', async () => {
    await renderSignedIn(api, 'Meenakshi');
    await waitFor(() => expect(screen.getAllByText('Fund value')).toHaveLength(2));
    // on the paid-up one, of which nothing falls due any more, it is the figure of the card
    expect(await screen.findAllByText(/^Premium, /)).toHaveLength(1);
  });

  it('says of a lapsed policy until when it can be revived, and leads there', async () => {
    await renderSignedIn(api, 'Rajesh');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(
      first.getByText(/A policy lapsed. Revival with ₹[\d,.]+ is possible until \d\d\/\d\d\/\d{4}\./),
    ).toBeVisible();
    expect(first.getByRole('link', { name: 'Revive policy' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cs\/revival-scheme\?id=.+/),
    );
    expect((await card(/Meru Secure Savings/)).getByText('Lapsed')).toBeVisible();
  });

  it('names what is missing of the customer, and that a payout waits', async () => {
    await renderSignedIn(api, 'Arjun');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(first.getByText(/Nationality and tax residence are not declared/)).toBeVisible();
    expect(first.getByText(/A payout of ₹45,000.00 is on hold/)).toBeVisible();
  });

  it('shows the policies if the dues fail to load, and says so', async () => {
    const fetch = without('/policypaymentdetails', '/carddetails');
    await renderSignedIn(api, 'Asha', '/cs/dashboard', { fetch });
    expect(await screen.findByText(/We could not fetch what is due/)).toBeVisible();
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(await first.findByRole('link', { name: 'Pay now' })).toBeVisible();
    const savings = await card(/Meru Secure Savings/);
    expect(savings.getByText('₹24,500.00')).toBeVisible();
    expect(savings.queryByRole('link', { name: 'Pay now' })).toBeNull();
    expect(screen.queryByText(/technical difficulties/)).toBeNull();
  });

  it('shows an annuitant that the life certificate is due, and by when', async () => {
    await renderSignedIn(api, 'Kamala');
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(first.getByText(/A life certificate is due by 12\/12\/2026/)).toBeVisible();
    expect(screen.queryByText('Nothing needs you today.')).toBeNull();
  });

  it('gives no all-clear when what needs the customer could not be loaded', async () => {
    await renderSignedIn(api, 'Farhan', '/cs/dashboard', { fetch: without('/notifications') });
    expect(await screen.findByText('What needs your attention could not be loaded')).toBeVisible();
    expect(screen.queryByText('Nothing needs you today.')).toBeNull();
  });

  it('says why it is empty and what to do for a customer without a policy', async () => {
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
