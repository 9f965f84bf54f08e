import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedPortal, renderSignedIn } from '../../testing/render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const press = ({ user }: RenderedPortal, name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const open = (name: string) => renderSignedIn(api, name, '/cs/update-email');

async function give(shown: RenderedPortal, email: string, again = email) {
  await shown.user.type(await field('New e-mail address'), email);
  await shown.user.type(await field('New e-mail address once more'), again);
  await press(shown, 'Continue');
}
async function giveOtp(shown: RenderedPortal, otp: string, button: string) {
  await shown.user.type(await field('One-time password (OTP), 6 digits'), otp);
  await press(shown, button);
}

describe('a new e-mail address', () => {
  it('is confirmed on the registered contacts and on itself', async () => {
    const shown = await open('Asha');
    await give(shown, 'Asha.K@Example.net', 'asha.k@example.net');
    await heading('Change of e-mail address');
    expect(screen.getByText('asha.k@example.net')).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Confirm that it is you');
    await giveOtp(shown, await api.otpFor('+919876543210'), 'Continue');
    await heading('Confirm the new address');
    await giveOtp(shown, await api.otpFor('asha.k@example.net'), 'Confirm the change');
    await heading('Your e-mail address is changed');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
  });

  it.each([
    ['asha', /an @ and a domain/],
    ['asha@example', /The part after the @/],
    ['a sha@example.net', /no e-mail address has/],
  ])('%s is refused at the field', async (email, says) => {
    const shown = await open('Farhan');
    await give(shown, email);
    expect(await field('New e-mail address')).toHaveAccessibleDescription(says);
    expect(await field('New e-mail address')).toHaveValue(email);
  });
});
