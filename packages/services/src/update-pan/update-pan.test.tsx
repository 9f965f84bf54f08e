import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdAnswers, type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const open = (name: string) => renderSignedIn(api, name, '/cs/update-pan');
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pan = () => screen.findByRole('textbox', { name: 'PAN' });

async function give(shown: RenderedService, typed: string) {
  await shown.user.clear(await pan());
  if (typed) await shown.user.type(await pan(), typed);
  await press(shown, 'Continue');
}

describe('a PAN', () => {
  it('is checked with the tax office, confirmed by an OTP, shown in full for checking, and masked once it is sent', async () => {
    const shown = await open('Asha');
    expect(await screen.findByText('AB******1F')).toBeVisible();
    expect(screen.getByText('Verified')).toBeVisible();
    await give(shown, 'abcpk1234l');
    await heading('Change of PAN');
    expect(screen.getByText('ABCPK1234L')).toBeVisible();
    const { store } = shown.app.sdk.session;
    expect(
      store
        .keys('session')
        .map((key) => store.get('session', key))
        .join(),
    ).not.toContain('ABCPK1234L');
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    await shown.user.type(
      screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }),
      await api.otpFor('+919876543210'),
    );
    await press(shown, 'Confirm the change');
    await heading('Your PAN is registered');
    expect(screen.getByText('AB******4L')).toBeVisible();
    expect(document.body.textContent).not.toContain('ABCPK1234L');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
  });

  it.each([
    ['', /Enter the PAN/],
    ['ABCDE', /Some characters are missing. A PAN has five letters/],
    ['ABCCK1234L', /not the PAN of a person/],
    ['ABCPX1234L', /The name on this PAN is not the name/],
    ['FFSPS0000N', /The digits of a PAN are not 0000/],
    ['FFSPS0404N', /Invalid PAN. Please try again/],
  ])('%j is refused at the field', async (typed, says) => {
    const shown = await open('Farhan');
    await give(shown, typed);
    await waitFor(async () => expect(await pan()).toHaveAccessibleDescription(says));
  });

  it('that changes during its check is not refused for the earlier one', async () => {
    const { fetch, count, release } = holdAnswers('/customer/validatepan');
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-pan', { fetch });
    await give(shown, 'ABCPM1234L');
    await waitFor(() => expect(count()).toBe(1));
    await shown.user.clear(await pan());
    await shown.user.type(await pan(), 'ABDPK1234M');
    release(0);
    const again = await screen.findByRole('button', { name: 'Continue' });
    expect(await pan()).not.toBeInvalid();
    await shown.user.click(again);
    await waitFor(() => expect(count()).toBe(2));
    release(1);
    await heading('Change of PAN');
    expect(screen.getByText('ABDPK1234M')).toBeVisible();
  });

  it('is requested on the dashboard until it is given, and not after that, without a reload', async () => {
    const need = { name: 'Update PAN' };
    const shown = await renderSignedIn(api, 'Arjun');
    await heading('Hello, Arjun');
    await shown.user.click(await screen.findByRole('link', need));
    await give(shown, 'ABCPN1234L');
    await heading('Change of PAN');
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const { mobile } = await api.person('Arjun');
    await shown.user.type(
      screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }),
      await api.otpFor(mobile ?? ''),
    );
    await press(shown, 'Confirm the change');
    await heading('Your PAN is registered');
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Hello, Arjun');
    // the list of missing details has loaded, so this one is really gone
    expect(await screen.findByRole('link', { name: 'Add bank account' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', need)).toBeNull());
  });
});
