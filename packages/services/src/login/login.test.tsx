import { type RunningApi, renewSendBudgets, startApi } from '@lifedesk/api/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderService } from '../../testing/index.ts';
import { to } from '../../testing/service-list.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => renewSendBudgets(api));
afterAll(() => api?.close());

const idField = () => screen.findByRole('textbox', { name: 'Policy number, mobile or email' });
const otpField = () => screen.findByRole('textbox', { name: /One-time password/ });
const send = () => screen.getByRole('button', { name: 'Send OTP' });
const confirm = () => screen.getByRole('button', { name: 'Sign in' });
const toasts = () => within(screen.getByRole('region', { name: 'Updates' }));

/** The demo person of a test, with what the types leave open. */
async function person(name: string) {
  const { policyNumbers, mobile = '', email = '' } = await api.person(name);
  return { policyNo: policyNumbers[0] ?? '', mobile, email };
}

/** Opens the sign-in page and continues to the OTP. */
async function withOtp(name: string) {
  const { policyNo, mobile } = await person(name);
  const page = await renderService(api, to('login'));
  await page.user.type(await idField(), policyNo);
  await page.user.click(send());
  return { ...page, field: await otpField(), right: await api.otpFor(mobile) };
}
const wrongFor = (right: string) => (right === '111111' ? '222222' : '111111');

describe('the one field', () => {
  it('says which of the three it recognises', async () => {
    const { user } = await renderService(api, to('login'));
    const field = await idField();
    expect(field).toHaveAccessibleDescription(/Any one of the three/);
    for (const [typed, kind] of [
      ['501234567', 'Policy number'],
      ['98765 43210', 'Mobile number'],
      ['+971501234567', 'Mobile number'],
      ['asha@example.com', 'Email address'],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      expect(field).toHaveAccessibleDescription(kind);
    }
  });

  it('reports missing or unclear input, and takes focus', async () => {
    const { user } = await renderService(api, to('login'));
    const field = await idField();
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(/Enter the policy number, mobile number or email address/);
    await user.type(field, '12345');
    await user.click(send());
    const announced = screen.getByRole('alert');
    expect(announced).toHaveTextContent(/^Enter a policy number of 9 digits/);
    await user.click(send());
    expect(screen.getByRole('alert')).not.toBe(announced);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    // it was announced, so that the field repeats it only to a person who comes back
    expect(field).not.toHaveAccessibleDescription(/Enter a policy number of 9 digits/);
    await user.tab();
    expect(field).toHaveAccessibleDescription(/^Enter a policy number of 9 digits/);
  });

  it('refuses a mobile number that several customers share, and suggests the policy number', async () => {
    const reddys = await Promise.all([person('Sunita Reddy'), person('Vikram Reddy')]);
    expect(reddys[0]?.mobile).toBe(reddys[1]?.mobile);
    const { user } = await renderService(api, to('login'));
    const field = await idField();
    await user.type(field, reddys[0]?.mobile ?? '');
    await user.click(send());
    expect(
      await screen.findByText(/belongs to more than one customer. Please sign in with a policy number/),
    ).toBeVisible();
    expect(field).toBeInvalid();
    expect(toasts().queryByText(/more than one customer/)).toBeNull();
  });

  it('refuses an unknown number without revealing more', async () => {
    const { user } = await renderService(api, to('login'));
    await user.type(await idField(), '999999999');
    await user.click(send());
    expect(await toasts().findByText('Invalid login credentials')).toBeVisible();
    expect(screen.getByDisplayValue('999999999')).toBeVisible();
  });
});

describe('the OTP', () => {
  it('says where it was sent, masked, and how many digits are missing', async () => {
    const { user, field } = await withOtp('Asha');
    // a screen reader says "the mobile number ending in 4 3210"
    expect(screen.getByText(/^We sent it to/)).toHaveTextContent(
      /the mobile number .*4 3210.* and the email address .*ash.*rni@example\.com/,
    );
    await user.type(field, '12');
    await user.click(confirm());
    expect(screen.getByRole('alert')).toHaveTextContent(/Enter all 6 digits of the OTP/);
  });

  it('reports a wrong code at the field with the attempts left; the third invalidates it', async () => {
    const { user, field, right } = await withOtp('Farhan');
    await user.type(field, wrongFor(right));
    await user.click(confirm());
    expect(await screen.findByText('OTP entered is not correct. Please check.')).toBeVisible();
    expect(screen.getByText('2 tries left')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('OTP entered is not correct. Please check. 2 tries left');
    // heard once, when it is announced, and then only the help
    expect(field).toHaveAccessibleDescription(/^It works for 5 minutes/);
    await user.tab();
    expect(field).toHaveAccessibleDescription(/^OTP entered is not correct. Please check. 2 tries left/);
    expect(toasts().queryByText(/not correct/)).toBeNull();
    await user.type(field, wrongFor(right));
    await user.click(confirm());
    expect(await screen.findByText('1 try left')).toBeVisible();
    await user.type(field, wrongFor(right));
    await user.click(confirm());
    expect(await screen.findByText('This OTP no longer works. Ask for a new one.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/OTP expired. Please try Resend OTP./);
  });

  it('has different messages for expired and wrong', async () => {
    const { user, field, right } = await withOtp('Kamala');
    await api.advance(6 * 60_000);
    await user.type(field, right);
    await user.click(confirm());
    expect(await screen.findByText('OTP expired. Please try Resend OTP.')).toBeVisible();
    expect(screen.getByText('This OTP no longer works. Ask for a new one.')).toBeVisible();
  });

  it('can be left to use another number, which stays out of the address', async () => {
    const { user, address } = await withOtp('Asha');
    await user.click(screen.getByRole('button', { name: 'Use another number or email' }));
    expect(await idField()).toBeVisible();
    expect(address()).toBe(to('login'));
  });
});

describe('a locked login', () => {
  it('reports it once, in a message that stays, and shows on the page what still works', async () => {
    await api.scenario('lockout', true);
    try {
      const { user } = await renderService(api, to('login'));
      await user.type(await idField(), (await person('Asha')).policyNo);
      await user.click(send());
      expect(await toasts().findByText(/Login to your account has been disabled.*after 30 minutes/)).toBeVisible();
      expect(screen.getAllByText(/locked|disabled/)).toHaveLength(1);
      expect(screen.getByText(/^You can sign in again from \d+:\d\d/)).toBeVisible();
      expect(screen.getByText(/You can still pay with a policy number or mobile number/)).toBeVisible();
      expect(screen.getByRole('link', { name: /Pay a premium/ })).toBeVisible();
      // the next person can sign in, so nothing is said of the wait any more
      await api.scenario('lockout', false);
      await user.click(send());
      await user.click(await screen.findByRole('button', { name: 'Use another number or email' }));
      await idField();
      expect(screen.queryByText(/^You can sign in again from/)).toBeNull();
    } finally {
      await api.scenario('lockout', false);
    }
  });
});

describe('an unreachable server', () => {
  it('loses nothing that was typed', async () => {
    let away = true;
    const { user } = await renderService(api, to('login'), {
      fetch: (...request) => (away ? Promise.reject(new TypeError('network')) : fetch(...request)),
    });
    await user.type(await idField(), (await person('Asha')).policyNo);
    await user.click(send());
    expect(await toasts().findByText('Server Not Reachable')).toBeVisible();
    away = false;
    await user.click(send());
    expect(await otpField()).toBeVisible();
  });
});
