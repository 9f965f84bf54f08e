import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderCompany, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const open = (name: string) => renderSignedIn(api, name, '/cs/update-email');

async function give(shown: RenderedService, email: string, again = email) {
  await shown.user.type(await field('New email address'), email);
  await shown.user.type(await field('New email address again'), again);
  await press(shown, 'Continue');
}
async function giveOtp(shown: RenderedService, otp: string, button: string) {
  await shown.user.type(await field('One-time password (OTP), 6 digits'), otp);
  await press(shown, button);
}

describe('a new email address', () => {
  it('is confirmed on the registered contacts and on itself, and appears in the policy’s details without a reload', async () => {
    const shown = await open('Asha');
    await give(shown, 'Asha.Kulk@Example.net', 'asha.kulk@example.net');
    await heading('Change of email address');
    expect(screen.getByText('asha.kulk@example.net')).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Confirm it is you');
    await giveOtp(shown, await api.otpFor('+919876543210'), 'Continue');
    await heading('Confirm the new address');
    await giveOtp(shown, await api.otpFor('asha.kulk@example.net'), 'Confirm the change');
    await heading('Your email address is changed');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Hello, Asha');
    await shown.user.click(await screen.findByRole('link', { name: /^Details: Meru Secure Savings/ }));
    await heading('Meru Secure Savings');
    expect(await screen.findByText(/^ash\*+ulk@example\.net$/)).toBeVisible();
  });

  it.each([
    ['asha', /has an @, for example/],
    ['asha@example', /the part after the @ in full/],
    ['a sha@example.net', /a character that is not allowed/],
  ])('%s is refused at the field', async (email, says) => {
    const shown = await open('Farhan');
    await give(shown, email);
    expect(await field('New email address')).toHaveAccessibleDescription(says);
    expect(await field('New email address')).toHaveValue(email);
  });
});

describe('a new email address of a company', () => {
  it('is confirmed twice, announced to the old address, and on the dashboard without a reload', async () => {
    const { mobile, email: before } = await api.person('Sahyadri');
    const shown = await renderCompany(api, '/cs/update-email');
    await heading('Change the email address of your company');
    await give(shown, 'treasury@example.net');
    await heading('Change of email address');
    await press(shown, 'Send OTP');
    await heading('Confirm it is you');
    await giveOtp(shown, await api.otpFor(mobile ?? ''), 'Continue');
    await heading('Confirm the new address');
    await giveOtp(shown, await api.otpFor('treasury@example.net'), 'Confirm the change');
    await heading('The email address of your company is changed');
    // one thing about messages, and not that one is still to come
    expect(screen.getByText(/^We sent a message to your old and your new contact/)).toBeVisible();
    expect(screen.queryByText(/We send you a message/)).toBeNull();
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';
    await api.app.jobs.runAll();
    const informed = (await api.outbox()).filter(({ text }) => text.includes(ticket)).map(({ to }) => to);
    expect(informed).toEqual(expect.arrayContaining([before, 'treasury@example.net']));

    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Sahyadri Textiles Ltd');
    const contacts = within(await screen.findByRole('region', { name: 'Contacts of your company' }));
    expect(await contacts.findByText(/^tre\*+ury@example\.net$/)).toBeVisible();
  });

  it('that belongs to another customer is refused at the field', async () => {
    const shown = await renderCompany(api, '/cs/update-email');
    await give(shown, (await api.person('Farhan')).email ?? '');
    await waitFor(async () =>
      expect(await field('New email address')).toHaveAccessibleDescription(/registered with another customer/),
    );
  });
});
