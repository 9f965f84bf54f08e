import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  allPremiumsPaid,
  canBePaid,
  expectedFor,
  type Open,
  onDashboard,
  sampleCustomers,
  storeCustomers,
} from '../../apps/api/src/testing/customers/index.ts';
import { type RunningApi, startApi } from '../../apps/api/src/testing/index.ts';
import { to } from '../../apps/portal/src/registry/to.ts';
import { renderSignedIn } from '../../apps/portal/src/testing/render-portal.tsx';
import * as portalTexts from '../../apps/portal/src/texts.ts';
import * as serviceTexts from '../../packages/services/src/texts.ts';
import { ON_SCREENS, SEED, TODAY } from './settings.ts';

const m = { ...serviceTexts, ...portalTexts };
const customers = sampleCustomers(TODAY, 4 * ON_SCREENS, SEED + 9)
  .filter(({ kind }) => kind === 'person')
  .slice(0, ON_SCREENS);

let api: RunningApi;
let names: readonly string[];
beforeAll(async () => {
  api = await startApi({ now: `${TODAY}T04:30:00Z` });
  names = (await storeCustomers(api.deps.db, customers, TODAY)).map(({ name }) => name);
  return () => api.close();
});

/** The page for each action; undefined if there is nothing to press, such as for a phone call. */
const ADDRESSES: Readonly<Record<string, string | undefined>> = {
  'pay-premium': '/cs/pay-online',
  revive: '/cs/revival-scheme',
  reinstate: '/cs/reinstatement',
  call: 'tel:',
  'submit-life-certificate': 'tel:',
  'answer-request': '/cs/track-service-requests',
  'declare-nationality': '/cs/update-nationality',
  'update-bank-account': '/cs/neft-details',
  'update-pan': '/cs/update-pan',
};

/** Addresses without their queries and numbers, sorted. */
const waysIn = (links: readonly HTMLElement[]): string[] =>
  links.map((link) => (link.getAttribute('href') ?? '').replace(/[?].*|(?<=tel:).*/, '')).sort();
const waysOf = (things: readonly Open[]): string[] => things.flatMap(({ action }) => ADDRESSES[action] ?? []).sort();
/** Money for the customer has a link for each step that it waits for. */
const STEPS: Readonly<Record<string, string>> = {
  nationality: 'declare-nationality',
  'bank-account': 'update-bank-account',
  pan: 'update-pan',
};
const waysOfMoney = (things: readonly Open[]): string[] =>
  things
    .flatMap(({ action, steps }) =>
      (steps?.map((step) => STEPS[step]) ?? [action]).flatMap((one) => ADDRESSES[one ?? ''] ?? []),
    )
    .sort();
const links = (within_: HTMLElement): HTMLElement[] => within(within_).queryAllByRole('link');

/** What is done elsewhere than on the payment page. */
const withoutPremiums = (things: readonly Open[]): Open[] => things.filter(({ action }) => action !== 'pay-premium');

/** The number on the bell: one per kind, as the server counts them. */
const KIND_OF: Readonly<Record<string, string>> = {
  'premium-due-soon': 'premium',
  'premium-in-grace': 'premium',
  'premium-after-grace': 'premium',
  'revival-open': 'lapse',
  'reinstatement-open': 'lapse',
  'lapsed-without-online-way': 'lapse',
  'life-certificate-due': 'certificate',
  'life-certificate-overdue': 'certificate',
  'bank-account-missing': 'account',
  'bank-account-rejected': 'account',
  'pan-missing': 'pan',
  'pan-not-validated': 'pan',
};
const kindsOf = (things: readonly Open[]): number =>
  new Set(things.map(({ because }) => KIND_OF[because] ?? because)).size;

describe('the screens of generated customers', () => {
  it.each(customers.map((_, at) => at))('say what the table says about number %i', async (at) => {
    const customer = customers[at];
    const name = names[at];
    if (!customer || !name) throw new Error('no such customer');
    const expected = expectedFor(customer, TODAY);
    const everything = [...[...expected.policies.values()].flat(), ...expected.customer];
    const { portal, user } = await renderSignedIn(api, name, to('dashboard'));

    // the dashboard: everything that is open with its action, or that nothing is open
    await screen.findByRole('heading', { level: 2, name: m.dashboard_policiesHeading() });
    const wanted = onDashboard(everything);
    const attention = screen.queryByRole('region', { name: m.dashboard_attentionHeading() });
    expect(attention === null).toBe(wanted.attention.length === 0);
    if (attention) expect(waysIn(links(attention))).toEqual(waysOf(wanted.attention));
    const money = screen.queryByRole('region', { name: m.dashboard_moneyHeading() });
    expect(money === null).toBe(wanted.money.length === 0);
    if (money) {
      expect(waysIn(links(money))).toEqual(waysOfMoney(wanted.money));
      expect(within(money).getAllByRole('article')).toHaveLength(wanted.money.length);
      expect(money).not.toHaveTextContent('₹0.00');
    }
    expect(screen.queryByText(m.dashboard_nothing()) !== null).toBe(everything.length === 0);

    // the bell
    const count = kindsOf(everything);
    const bell = await screen.findByRole('button', {
      name: count === 0 ? m.notices_none() : m.notices_open({ count }),
    });
    await user.click(bell);
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.queryAllByRole('listitem')).toHaveLength(count);
    expect(panel.queryByText(m.notices_empty()) !== null).toBe(everything.length === 0);
    await user.click(panel.getByRole('button', { name: m.app_dismiss() }));

    // the payment page: what can be paid, what else needs to be done for each policy, and “nothing due” only if that is true
    await act(() => portal.router.navigate(to('pay-online')));
    await screen.findByRole('heading', { level: 1, name: m.payOnline_heading() });
    const cards = await screen.findAllByRole('region', { name: /\d{9}/ });
    expect(cards).toHaveLength(customer.policies.length);
    for (const policy of customer.policies) {
      const { policyNo } = policy;
      const card = screen.getByRole('region', { name: new RegExp(policyNo) });
      expect(within(card).queryAllByRole('checkbox')).toHaveLength(canBePaid(policy, TODAY) ? 1 : 0);
      // an amount due can be paid here, by the customer or by someone else
      const here = [to('pay-online'), to('pay-links')];
      const ways = waysIn(links(card)).filter((address) => !here.includes(address));
      expect(ways).toEqual(waysOf(withoutPremiums(expected.policies.get(policyNo) ?? [])));
    }
    expect(screen.queryByText(m.payOnline_nothingDue()) !== null).toBe(allPremiumsPaid(customer, TODAY));

    // the page of the first policy
    const [first] = customer.policies;
    const { policyNo: number = '' } = first ?? {};
    const { id } = await api.deps.db
      .selectFrom('policy')
      .select('id')
      .where('policy_no', '=', number)
      .executeTakeFirstOrThrow();
    await act(() => portal.router.navigate(to('policy-details', { id })));
    await screen.findByText(new RegExp(`${number}, `));
    const things = expected.policies.get(number) ?? [];
    // the attention list arrives with its own response, after the policy
    await waitFor(() => expect(document.querySelectorAll('main li [data-tone]')).toHaveLength(things.length));
    const ways = waysIn(links(screen.getByRole('main')));
    for (const way of waysOf(things)) expect(ways).toContain(way);
  });
});
