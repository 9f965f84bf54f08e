import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { storedNeftUpdate } from '@lifedesk/sdk';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.findByRole('textbox', { name });
const open = async (name: string) => {
  const shown = await renderSignedIn(api, name, '/cs/neft-details');
  await field('IFSC');
  return shown;
};

async function give(
  shown: RenderedService,
  account: string,
  again = account,
  ifsc = 'SBIN0000300',
  holder = 'Farhan Siddiqui',
) {
  const { user } = shown;
  await user.type(await field('IFSC'), ifsc);
  expect(await field('Name of the account holder')).toHaveValue(holder);
  await user.type(await field('Account number'), account);
  await user.type(await field('Account number again'), again);
  await user.click(screen.getByRole('radio', { name: 'Savings' }));
  await press(shown, 'Continue');
}

describe('a bank account', () => {
  it('is checked with the bank, confirmed by an OTP, shown in full for checking, and masked once it is sent or stored', async () => {
    const shown = await open('Farhan');
    await give(shown, '30211456789');
    await heading('Change of bank account');
    expect(screen.getByText(/^30211456789, State Bank of India/)).toBeVisible();
    const { store } = shown.app.sdk.session;
    expect(
      store
        .keys('session')
        .map((key) => store.get('session', key))
        .join(),
    ).not.toContain('30211456789');
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const { mobile } = await api.person('Farhan');
    await shown.user.type(await field('One-time password (OTP), 6 digits'), await api.otpFor(mobile ?? ''));
    await press(shown, 'Confirm the change');
    await heading('Your bank account is changed');
    expect(screen.getByText(/^Payouts are held until 24\/11\/2026, to protect you\./)).toBeVisible();
    expect(screen.getByText(/, State Bank of India/)).toHaveTextContent(/^30\*+89/);
    expect(document.body.textContent).not.toContain('30211456789');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    // remembered for the policies that use it, by their opaque ids
    const { neftPolicies, ...stored } = storedNeftUpdate(store);
    expect(stored).toEqual({ updatePIData: '1', updateNeft: '1' });
    expect(neftPolicies).toHaveLength(1);
    expect(neftPolicies[0]).not.toMatch(/^\d{9}$/);
  });

  it('in another name needs a proof', async () => {
    const shown = await open('Farhan');
    await give(shown, '30211459999');
    await heading('Show us that the account is yours');
    expect(screen.getByText(/The name at your bank, SHREE GANESH TRADERS/)).toBeVisible();
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: 'Choose a file' })).toBeVisible();
  });

  it.each([
    ['30211450000', '30211450000', 'SBIN0000300', 'Account number', /The bank does not know this account/],
    ['30211456789', '30211456780', 'SBIN0000300', 'Account number again', /The two numbers differ/],
    ['12', '12', 'SBIN0000300', 'Account number', /9 to 18 digits/],
    ['30211456789', '30211456789', 'SBIN', 'IFSC', /characters are missing. An IFSC has 11/],
    ['30211456789', '30211456789', 'ZZZZ0999999', 'IFSC', /no branch with this IFSC/],
  ])('%s, %s, %s is refused at its field', async (account, again, ifsc, name, says) => {
    const shown = await open('Farhan');
    await give(shown, account, again, ifsc);
    await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(says));
    expect(await field('Name of the account holder')).toHaveValue('Farhan Siddiqui');
  });

  it('is requested on the dashboard until it is given, and not after that, without a reload', async () => {
    const need = { name: 'Add bank account' };
    const shown = await renderSignedIn(api, 'Arjun');
    await heading('Hello, Arjun');
    await shown.user.click(await screen.findByRole('link', need));
    await give(shown, '30211451234', '30211451234', 'SBIN0000300', 'Arjun Nair');
    await heading('Change of bank account');
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const { mobile } = await api.person('Arjun');
    await shown.user.type(await field('One-time password (OTP), 6 digits'), await api.otpFor(mobile ?? ''));
    await press(shown, 'Confirm the change');
    await heading('Your bank account is changed');
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Hello, Arjun');
    // the list of missing details has loaded, so this one is really gone
    expect(await screen.findByRole('link', { name: 'Update PAN' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', need)).toBeNull());
  });
});
