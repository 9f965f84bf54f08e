import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, type RenderOptions, renderCompany, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
// a change is permanent: each test changes the number of another person, or none
beforeEach(() => api.forget());

const open = (name: string, options?: RenderOptions) => renderSignedIn(api, name, '/cs/update-mobile', options);
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const otpField = () => field('One-time password (OTP), 6 digits');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const otherCode = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

async function give(shown: RenderedService, mobile: string, again = mobile) {
  await shown.user.type(await field('New mobile number'), mobile);
  await shown.user.type(await field('New mobile number again'), again);
  await press(shown, 'Continue');
}
async function giveOtp(shown: RenderedService, otp: string, button: string) {
  await shown.user.type(await otpField(), otp);
  await press(shown, button);
}
async function toNewCode(shown: RenderedService, name: string, mobile: string, oldOtp?: string) {
  await give(shown, mobile);
  await heading('Change of mobile number');
  await press(shown, 'Send OTP');
  await heading('Confirm it is you');
  const person = await api.person(name);
  await giveOtp(shown, oldOtp ?? (await api.otpFor(person.mobile ?? '')), 'Continue');
  await heading('Confirm the new number');
}

describe('a new mobile number', () => {
  it('is confirmed on the old and the new one, and appears in the policy’s details without a reload', async () => {
    const shown = await open('Asha');
    await give(shown, '98123 00045');
    await heading('Change of mobile number');
    const row = screen.getByRole('row', { name: /Mobile number Will change/ });
    expect(within(row).getByText('*** **4 3210')).toBeVisible();
    expect(within(row).getByText('9812300045')).toBeVisible();
    await press(shown, 'Send OTP');

    await heading('Confirm it is you');
    expect(screen.getByText('*** **4 3210')).toBeVisible();
    // heard in words, not star by star
    expect(screen.getByText('ending in 4 3210')).toBeVisible();
    await giveOtp(shown, await api.otpFor('+919876543210'), 'Continue');
    await heading('Confirm the new number');
    await giveOtp(shown, await api.otpFor('+919812300045'), 'Confirm the change');

    await heading('Your mobile number is changed');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    expect(screen.getByText(/\*.*0 ?0045$/)).toBeVisible();
    // completed, so nothing is promised any more
    expect(screen.queryByText('Promised by')).toBeNull();
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Hello, Asha');
    await shown.user.click(await screen.findByRole('link', { name: /^Details: Meru Secure Savings/ }));
    await heading('Meru Secure Savings');
    expect(await screen.findByText('*** **0 0045')).toBeVisible();
    expect((await api.person('Asha')).mobile).toBe('+919812300045');
  });

  it.each([
    ['', '', /Enter the new mobile number/],
    ['98123', '98123', /Some digits are missing/],
    ['5812300045', '5812300045', /start with 6, 7, 8 or 9/],
    ['98123000x5', '98123000x5', /Enter digits only/],
  ])('%j is refused at the field, and stays there', async (mobile, again, says) => {
    const shown = await open('Farhan');
    if (mobile) await give(shown, mobile, again);
    else {
      await field('New mobile number');
      await press(shown, 'Continue');
    }
    expect(await field('New mobile number')).toHaveAccessibleDescription(says);
    expect(await field('New mobile number')).toHaveValue(mobile);
  });

  it('has to be typed the same twice', async () => {
    const shown = await open('Farhan');
    await give(shown, '9812300046', '9812300047');
    expect(await field('New mobile number again')).toHaveAccessibleDescription(/The two numbers differ/);
    expect(await field('New mobile number')).toHaveValue('9812300046');
  });

  it('that another customer has, or that is already registered, is refused at the field in the server’s words', async () => {
    const shown = await open('Farhan');
    const farhan = await api.person('Farhan');
    const kamala = await api.person('Kamala');
    await give(shown, kamala.mobile ?? '');
    await waitFor(async () =>
      expect(await field('New mobile number')).toHaveAccessibleDescription(/registered with another customer/),
    );
    await shown.user.clear(await field('New mobile number'));
    await shown.user.clear(await field('New mobile number again'));
    await give(shown, farhan.mobile ?? '');
    await waitFor(async () =>
      expect(await field('New mobile number')).toHaveAccessibleDescription(/already your registered mobile number/),
    );
    expect(screen.queryByRole('list', { name: 'Updates' })).toBeNull();
  });

  it('returns to the code that was wrong, and keeps the other', async () => {
    const shown = await open('Meenakshi');
    const { mobile = '' } = await api.person('Meenakshi');
    await give(shown, '9812300048');
    await heading('Change of mobile number');
    await press(shown, 'Send OTP');
    await heading('Confirm it is you');
    const right = await api.otpFor(mobile ?? '');
    await giveOtp(shown, otherCode(right), 'Continue');
    await heading('Confirm the new number');
    const newOtp = await api.otpFor('+919812300048');
    await giveOtp(shown, newOtp, 'Confirm the change');

    await heading('Confirm it is you');
    expect(screen.getByText('OTP entered is not correct. Please check.')).toBeVisible();
    expect(screen.getByText('2 tries left')).toBeVisible();
    await giveOtp(shown, right, 'Continue');
    await heading('Confirm the new number');
    await giveOtp(shown, otherCode(newOtp), 'Confirm the change');
    expect(await screen.findByText('OTP entered is not correct. Please check.')).toBeVisible();
    await giveOtp(shown, newOtp, 'Confirm the change');
    await heading('Your mobile number is changed');
  });

  it('restores the number after a reload, and asks for new codes', async () => {
    const shown = await open('Farhan');
    await toNewCode(shown, 'Farhan', '9812300049');
    expect(shown.address()).toBe('/cs/update-mobile?step=new');
    const kept = shown.app.sdk.session.store.get('session', 'draft.update-mobile') ?? '';
    expect(kept).toContain('9812300049');
    expect(kept).not.toMatch(/otpToken|"otp"/);
  });

  it('starts again if its menu entry is pressed on the way, and after the request', async () => {
    const shown = await open('Vikram');
    const entry = () => screen.getByRole('link', { name: 'Change mobile number' });
    await toNewCode(shown, 'Vikram', '9812300063');
    expect(entry()).toHaveAttribute('aria-current', 'page');
    await shown.user.click(entry());
    await heading('Change your mobile number');
    expect(shown.address()).toBe('/cs/update-mobile');
    expect(await field('New mobile number')).toHaveValue('9812300063');
    await press(shown, 'Continue');
    await heading('Change of mobile number');
    await press(shown, 'Send OTP');
    await heading('Confirm it is you');
    const { mobile } = await api.person('Vikram');
    await giveOtp(shown, await api.otpFor(mobile ?? ''), 'Continue');
    await heading('Confirm the new number');
    await giveOtp(shown, await api.otpFor('+919812300063'), 'Confirm the change');
    await heading('Your mobile number is changed');
    await shown.user.click(entry());
    await heading('Change your mobile number');
    expect(await field('New mobile number')).toHaveValue('');
  });

  it('retries after a lost response, and changes it once', async () => {
    let lost = true;
    const shown = await open('Kamala', {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        const isUpdate = String(input instanceof Request ? input.url : input).endsWith('/updatemobile');
        if (!isUpdate || !lost) return answer;
        lost = false;
        throw new TypeError('the response got lost');
      },
    });
    await toNewCode(shown, 'Kamala', '9812300050');
    await giveOtp(shown, await api.otpFor('+919812300050'), 'Confirm the change');
    await heading('Your mobile number is changed');
    const { clientId } = await api.person('Kamala');
    const changes = await api.deps.db
      .selectFrom('audit_entry')
      .innerJoin('customer', 'customer.id', 'audit_entry.customer_id')
      .select('field')
      .where('client_id', '=', clientId)
      .execute();
    expect(changes).toEqual([{ field: 'mobile' }]);
  });
});

describe('a new mobile number of a company', () => {
  const open = () => renderCompany(api, '/cs/update-mobile');

  it('is confirmed twice, announced to the old number, and on the dashboard without a reload', async () => {
    const { mobile: before = '' } = await api.person('Sahyadri');
    const shown = await open();
    await heading('Change the mobile number of your company');
    await give(shown, '98123 00061');
    await heading('Change of mobile number');
    const row = screen.getByRole('row', { name: /Mobile number Will change/ });
    expect(within(row).getByText(/^\*\*\* \*\*/)).toBeVisible();
    expect(within(row).getByText('9812300061')).toBeVisible();
    expect(screen.getByText(/Payouts are held for a few days after this change/)).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Confirm it is you');
    await giveOtp(shown, await api.otpFor(before ?? ''), 'Continue');
    await heading('Confirm the new number');
    await giveOtp(shown, await api.otpFor('+919812300061'), 'Confirm the change');

    await heading('The mobile number of your company is changed');
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';
    expect(screen.getByText(/OTPs and messages for your company go to the new number/)).toBeVisible();
    expect(screen.getByText(/Payouts are held for a few days/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Follow this request' })).toBeNull();
    await api.app.jobs.runAll();
    const informed = (await api.outbox()).filter(({ text }) => text.includes(ticket)).map(({ to }) => to);
    expect(informed).toEqual(expect.arrayContaining([before, '+919812300061']));

    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Sahyadri Textiles Ltd');
    const contacts = within(await screen.findByRole('region', { name: 'Contacts of your company' }));
    expect(await contacts.findByText('*** **0 0061')).toBeVisible();
    expect((await api.person('Sahyadri')).mobile).toBe('+919812300061');
  });

  it('that belongs to another customer is refused at the field', async () => {
    const shown = await open();
    await give(shown, (await api.person('Farhan')).mobile ?? '');
    await waitFor(async () =>
      expect(await field('New mobile number')).toHaveAccessibleDescription(/registered with another customer/),
    );
  });

  it('opens from the dashboard, and its menu has no services for people', async () => {
    const { user, address } = await renderCompany(api);
    await user.click(await screen.findByRole('link', { name: 'Change the mobile number' }));
    await heading('Change the mobile number of your company');
    expect(address()).toBe('/cs/update-mobile');
    const menu = within(screen.getByRole('navigation', { name: 'Services' }));
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['Change mobile number', 'Change email address']));
    expect(names).not.toContain('Change PAN');
    expect(names).not.toContain('Change address');
  });
});
