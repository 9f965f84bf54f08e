import { confirmAccount, type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdAnswers, type RenderedService, renderService, renderSignedIn } from '../../testing/index.ts';

const ADDRESS = '/cs/unclaimed-amount';
const POLICY = '505678901';

let api: RunningApi;
let kamala: { birth_date: string; pan: string };
beforeAll(async () => {
  api = await startApi();
  const row = await api.deps.db
    .selectFrom('customer')
    .where('client_id', '=', '40056789')
    .select(['birth_date', 'pan'])
    .executeTakeFirstOrThrow();
  kamala = { birth_date: row.birth_date ?? '', pan: row.pan ?? '' };
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('limit_counter').execute();
});
afterAll(() => api?.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

describe('the customer’s own amounts', () => {
  it('cannot be claimed into an account from which a payout came back; another one can be given', async () => {
    await renderSignedIn(api, 'Kamala', `${ADDRESS}?id=UA5056789011`);
    await heading('Money that never reached you');
    expect(await screen.findAllByText(/^The last payout to this bank account came back\./)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /^Claim/ })).toBeNull();
    const [another] = screen.getAllByRole('link', { name: 'Add bank account' });
    expect(another).toHaveAttribute('href', expect.stringMatching(/^\/cs\/neft-details\?id=/));
  });

  it('are shown with interest and dates, and claimed once with an OTP', async () => {
    await confirmAccount(api.deps.db, POLICY, api.now());
    const shown = await renderSignedIn(api, 'Kamala', ADDRESS);
    await heading('Money that never reached you');
    expect(await screen.findByText('₹20,297.41')).toBeVisible();
    expect(screen.getByText('Your bank sent the payment back.')).toBeVisible();
    expect(screen.getByText('13/10/2022')).toBeVisible();
    expect(screen.getByText('₹4,672.41')).toBeVisible();
    expect(screen.getAllByText('6.70 % a year')).toHaveLength(2);
    expect(screen.getAllByText(/Senior Citizens' Welfare Fund of the government by 01\/03\/2034/)).toHaveLength(2);
    await shown.user.click(screen.getByRole('link', { name: /^Claim ₹20,297.41/ }));
    await heading('Check your claim');
    expect(shown.address()).toBe(`${ADDRESS}?id=UA5056789011`);
    expect(screen.getByText(/Punjab National Bank, Bhopal Arera Colony/)).toHaveTextContent(/10\*+45/);
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const otp = await api.otpFor('+919425011223');
    await shown.user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);
    await shown.user.dblClick(screen.getByRole('button', { name: 'Claim the amount' }));
    await heading('We have received your claim');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your payouts' })).toHaveAttribute('href', '/cs/payout-history');
    await shown.navigate(ADDRESS);
    await screen.findByText('We sent a cheque that was not cashed.');
    expect(screen.queryByRole('link', { name: /^Claim ₹20,297.41/ })).toBeNull();
    const orders = api.deps.db.selectFrom('payout').where('kind', '=', 'unclaimed-amount').selectAll();
    expect(await orders.execute()).toMatchObject([{ net: 20_297_41 }]);
  });

  it('say what holds them back, and link to where the customer can settle it', async () => {
    await renderSignedIn(api, 'Arjun', ADDRESS);
    expect(await screen.findByText('You cannot claim this online yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add your PAN' })).toHaveAttribute('href', '/cs/update-pan');
    expect(screen.queryByRole('link', { name: /^Claim/ })).toBeNull();
  });

  it('of an assigned policy name the assignment, which no address can bypass', async () => {
    await renderSignedIn(api, 'Nandini', `${ADDRESS}?id=UA5101234561`);
    await heading('Money that never reached you');
    expect(await screen.findByText('You cannot claim this online yet')).toBeVisible();
  });

  it('are empty if everything has arrived, without an alert', async () => {
    await renderSignedIn(api, 'Farhan', ADDRESS);
    expect(await screen.findByText('You have no unclaimed amounts')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the search without a session', () => {
  async function search(shown: RenderedService, typed: { name?: string; pan?: string; policyNo?: string }) {
    const [year = '', month = '', day = ''] = kamala.birth_date.split('-');
    const texts = [
      ['Name of the policyholder', typed.name ?? 'Kamala Joshi'],
      ['Day', day],
      ['Month', month],
      ['Year', year],
      ['Policy number', typed.policyNo ?? ''],
      ['PAN', typed.pan ?? ''],
    ] as const;
    for (const [name, text] of texts) {
      await shown.user.clear(field(name));
      if (text) await shown.user.type(field(name), text);
    }
    await press(shown, 'Search');
  }

  it('says that we hold money and how to claim it, but neither how much nor what was typed', async () => {
    const shown = await renderService(api, ADDRESS);
    await heading('Do we hold money for you?');
    await search(shown, { pan: kamala.pan.toLowerCase() });
    await heading('We hold money for this person');
    expect(screen.queryByText(/₹/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in to claim' })).toHaveAttribute(
      'href',
      expect.stringContaining('redirectURL=%2Fcs%2Funclaimed-amount'),
    );
    const { store } = shown.app.sdk.session;
    const kept = (['session', 'local'] as const).flatMap((area) => store.keys(area).map((key) => store.get(area, key)));
    const known = new RegExp(`${kamala.pan}|Kamala|${POLICY}|${kamala.birth_date}`, 'i');
    expect(JSON.stringify([kept, shown.events, shown.address()])).not.toMatch(known);
  });

  it('asks for the policy number, at its field, if the PAN is not enough', async () => {
    const shown = await renderService(api, ADDRESS);
    await heading('Do we hold money for you?');
    await search(shown, { pan: 'AAAPA1234A' });
    const says = 'Please enter your policy number for further validation';
    await waitFor(() => expect(field('Policy number')).toHaveAccessibleDescription(expect.stringContaining(says)));
    expect(within(screen.getByRole('alert')).getByRole('link', { name: says })).toBeVisible();
    await search(shown, { policyNo: POLICY });
    await heading('We hold money for this person');
  });

  it('says nothing about earlier details, in whatever order the answers arrive', async () => {
    const { fetch, count, release } = holdAnswers('/public/unclaimed/fetch');
    const shown = await renderService(api, ADDRESS, { fetch });
    await heading('Do we hold money for you?');
    await search(shown, { pan: kamala.pan });
    await waitFor(() => expect(count()).toBe(1));
    await search(shown, { policyNo: '506789010' });
    await waitFor(() => expect(count()).toBe(2));
    release(1);
    expect(await screen.findByText('We found nothing for these details')).toBeVisible();
    release(0);
    await shown.user.type(field('Name of the policyholder'), ' ');
    expect(await heading('Do we hold money for you?')).toBeVisible();
    expect(screen.queryByText('We found nothing for these details')).toBeNull();
  });

  it('finds nothing without saying why, and stops after a few attempts', async () => {
    const shown = await renderService(api, ADDRESS);
    await heading('Do we hold money for you?');
    for (let n = 0; n < 6; n++) {
      await search(shown, { policyNo: `50678901${n}` });
      expect(await screen.findByText('We found nothing for these details')).toBeVisible();
    }
    expect(screen.queryByRole('alert')).toBeNull();
    await search(shown, { policyNo: POLICY });
    expect(await screen.findByText('Too many searches')).toBeVisible();
  });

  it('does not ask the server with something missing or wrong, which is reported at its field', async () => {
    const shown = await renderService(api, ADDRESS);
    await heading('Do we hold money for you?');
    await press(shown, 'Search');
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await search(shown, { name: ' . ', policyNo: '12345', pan: 'ABCDE1234F' });
    expect(field('Name of the policyholder')).toBeInvalid();
    expect(field('Policy number')).toBeInvalid();
    expect(field('PAN')).toBeInvalid();
    expect(await api.deps.db.selectFrom('limit_counter').selectAll().execute()).toEqual([]);
  });
});
