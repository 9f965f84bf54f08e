import { type RunningApi, startApi } from '@lifedesk/api/testing';
import type { CalendarDate } from '@lifedesk/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { field, finish, open, openDesk, otpField, pass, send, serve } from './testing/open-desk.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterEach(() => vi.restoreAllMocks());
afterAll(() => api?.close());

describe('the branch desk', () => {
  it('finds a policy by its number, and shows nothing before the OTP', async () => {
    const desk = await openDesk(api);
    const { policyNumbers, mobile = '' } = await api.person('Asha');
    await desk.user.type(field(), policyNumbers[0] ?? '');
    await desk.user.click(send());
    const otp = await otpField();
    expect(document.body).not.toHaveTextContent(/Kulkarni|Meru Secure Savings/);
    await desk.user.type(otp, await api.otpFor(mobile));
    await desk.user.click(open());
    expect(await screen.findByRole('heading', { level: 1, name: 'Meru Secure Savings' })).toBeVisible();
    expect(screen.getByText(/^Policy 501234567, .*Asha Kulkarni/)).toBeVisible();
    expect(document.title).toBe('Branch desk');
  });

  it('shows status and dues of the requested policy, and of the customer’s others', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    const dues = await screen.findByRole('region', { name: 'Status and dues' });
    expect(await within(dues).findByText('In force')).toBeVisible();
    // the premium once, with its deadline
    expect(within(dues).getAllByText(/01\/12\/2026/, { selector: 'dt' })).toHaveLength(1);
    expect(within(dues).getAllByText(/₹/)).toHaveLength(1);
    expect(within(dues).getByText('Premium due on 01/12/2026').nextElementSibling).toHaveTextContent(
      '₹24,500.00Due in 10 days, on 01/12/2026',
    );
    expect(within(dues).queryByText(/^The premium of/)).toBeNull();
    await desk.user.selectOptions(screen.getByRole('combobox', { name: 'Policy' }), '501234575');
    expect(screen.getByText(/^Policy 501234575/)).toBeVisible();
    const others = await screen.findByRole('region', { name: 'Status and dues' });
    expect(await within(others).findByText('Nothing is due now.')).toBeVisible();
  });

  it.each([
    ['599999999', /^No person has this policy number, mobile number or email address\./],
    ['nobody@example.com', /^No person has this policy number/],
    ['600000001', /A company's policies cannot be opened here\.$/],
  ])('says at the field, in words for staff, that no one is found by %s', async (typed, says) => {
    const { user } = await openDesk(api);
    await user.type(field(), typed);
    await user.click(send());
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(says);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(document.title).toBe('Error: Branch desk');
    expect(screen.queryByText('Invalid login credentials')).toBeNull();
    await user.type(field(), '1');
    expect(document.title).toBe('Branch desk');
  });

  it('asks for a policy number if customers share a mobile number', async () => {
    const { user } = await openDesk(api);
    const { mobile = '' } = await api.person('Sunita');
    await user.type(field(), mobile);
    await user.click(send());
    expect(await screen.findByText(/share.* Enter a policy number\.$/)).toBeVisible();
    expect(screen.queryByText(/Please sign in/)).toBeNull();
  });

  it('asks at the field which identity document was seen, and says why', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Farhan');
    expect(screen.getByRole('region', { name: 'Before you finish' })).toBeVisible();
    await desk.user.click(screen.getByRole('button', { name: 'Finish with this customer' }));
    const seen = screen.getByRole('combobox', { name: /^Which identity document/ });
    expect(seen).toHaveFocus();
    expect(seen).toHaveAccessibleDescription(/Choose the document that you saw/);
  });

  it('also finds the customer by mobile number', async () => {
    const { mobile = '' } = await api.person('Farhan');
    const desk = await openDesk(api);
    await serve(desk, 'Farhan', mobile);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Meru /);
  });

  it('lists the premiums by due date, and says which of them keeps the cover', async () => {
    const { policyNumbers } = await api.person('Vikram');
    await serve(await openDesk(api), 'Vikram', policyNumbers.find((number) => number === '508901242') ?? '');
    const dues = within(await screen.findByRole('region', { name: 'Status and dues' }));
    const overdue = await dues.findByText(/^Overdue since \d\d\/\d\d\/\d{4}: keeps the cover$/);
    expect(overdue.nextElementSibling).toHaveTextContent('₹4,000.00');
    expect(dues.getByText(/^Premium due on /).nextElementSibling).toHaveTextContent('₹4,450.00');
    expect(dues.queryByText('₹8,450.00')).toBeNull();
    expect(dues.getByText('In grace period')).toBeVisible();
  });

  it('says that a lapsed policy is lapsed', async () => {
    await serve(await openDesk(api), 'Rajesh');
    const dues = within(await screen.findByRole('region', { name: 'Status and dues' }));
    expect(await dues.findByText(/^Lapsed/)).toBeVisible();
    // it is revived, not paid
    expect(dues.getByText('To pay now', { selector: 'dt' }).nextElementSibling).not.toHaveTextContent('₹');
    expect(dues.getByText(/^The policy has lapsed\. Revival for ₹/)).toBeVisible();
  });

  it('shows no premium for an annuity, and what waits for its customer', async () => {
    await serve(await openDesk(api), 'Kamala');
    const dues = within(await screen.findByRole('region', { name: 'Status and dues' }));
    expect(await dues.findByText('Annuity in payment')).toBeVisible();
    expect(dues.queryByText('Premium with GST')).toBeNull();
    expect(dues.getByText(/^A life certificate is due by/)).toBeVisible();
  });
});

describe('a receipt', () => {
  const print = async () => (await screen.findAllByRole('button', { name: /^Print receipt RC-/ }))[0];

  it('opens as a PDF in its own tab, for printing', async () => {
    const tab = { location: { replace: vi.fn() }, close: vi.fn() };
    const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} });
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    await desk.user.click((await print()) as HTMLElement);
    expect(openTab).toHaveBeenCalledOnce();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:1'));
    expect(files[0]?.type).toBe('application/pdf');
    expect(await files[0]?.text()).toMatch(/^%PDF/);
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('of a payment that a bank took back says when and why', async () => {
    const asha = api.deps.db.selectFrom('customer').select('id').where('client_id', '=', '40012345');
    const mark = (reversed_on: CalendarDate | null, reversed_by: 'return' | null) =>
      api.deps.db
        .updateTable('receipt')
        .set({ reversed_on, reversed_by })
        .where('customer_id', 'in', asha)
        .where('paid_on', '=', '2025-11-30')
        .execute();
    await mark('2025-12-02', 'return');
    onTestFinished(async () => void (await mark(null, null)));
    await serve(await openDesk(api), 'Asha');
    const receipts = within(await screen.findByRole('region', { name: 'Print a receipt' }));
    expect(await receipts.findByText('Taken back')).toBeVisible();
    expect(receipts.getByText(/^The bank returned the debit on 02\/12\/2025\./)).toBeVisible();
  });

  it('that fails leaves no empty tab, and says so', async () => {
    const close = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const desk = await openDesk(api, {
      fetch: (input, init) =>
        (input as Request).url?.includes('downloadreceipt')
          ? Promise.reject(new TypeError('away'))
          : fetch(input, init),
    });
    await serve(desk, 'Asha');
    await desk.user.click((await print()) as HTMLElement);
    expect(await screen.findByText('Server Not Reachable')).toBeVisible();
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('a problem', () => {
  it('appears at the field', async () => {
    const { user } = await openDesk(api);
    await user.type(field(), '12345');
    expect(field()).toBeValid();
    await user.click(send());
    expect(field()).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(/Enter a policy number of 9 digits/);
  });

  it('with the OTP appears with the attempts left', async () => {
    const desk = await openDesk(api);
    const { policyNumbers, mobile = '' } = await api.person('Asha');
    await desk.user.type(field(), policyNumbers[0] ?? '');
    await desk.user.click(send());
    const otp = await otpField();
    const right = await api.otpFor(mobile);
    await desk.user.type(otp, right === '111111' ? '222222' : '111111');
    await desk.user.click(open());
    expect(await screen.findByText('OTP entered is not correct. Please check.')).toBeVisible();
    expect(screen.getByText('2 tries left')).toBeVisible();
    await desk.user.click(screen.getByRole('button', { name: 'Find another customer' }));
    expect(field()).toHaveValue('');
  });

  it('in a part appears there, and a retry fixes it', async () => {
    let away = true;
    const desk = await openDesk(api, {
      fetch: (input, init) =>
        away && (input as Request).url?.includes('policypaymentdetails')
          ? Promise.reject(new TypeError('away'))
          : fetch(input, init),
    });
    await serve(desk, 'Asha');
    const dues = screen.getByRole('region', { name: 'Status and dues' });
    expect(await within(dues).findByRole('alert')).toHaveTextContent('Server Not Reachable');
    away = false;
    await desk.user.click(within(dues).getByRole('button', { name: 'Try again' }));
    expect(await within(dues).findByText('In force')).toBeVisible();
  });
});

describe('the Back button of the browser', () => {
  const goBack = async () => {
    const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await act(async () => void (await popped));
  };

  it('goes back a page, and stays with the customer at the first one', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    const address = location.href;
    await desk.user.click(await screen.findByRole('link', { name: 'Requests of the customer' }));
    await screen.findByRole('button', { name: 'Back to the customer' });
    await goBack();
    expect(await screen.findByRole('button', { name: 'Finish with this customer' })).toBeVisible();
    await goBack();
    expect(await screen.findByText(/session is still open/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finish with this customer' })).toBeVisible();
    expect(location.href).toBe(address);
  });

  it('shows nothing of the last customer', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    await finish(desk);
    expect(await screen.findByText(/the desk is ready for the next customer/)).toBeVisible();
    await desk.user.type(field(), '501234567');
    await desk.user.click(send());
    await otpField();
    expect(screen.queryByText(/the desk is ready for the next customer/)).toBeNull();
    expect(screen.getByText(/Only the customer types it/)).toBeVisible();
  });
});

describe('who served the customer', () => {
  it('is recorded with the kind of document that was seen, and shown at the end', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    await finish(desk);
    expect(
      await screen.findByText(
        /^Recorded as BV\d{10}: served by Revathi Iyer on \d\d\/\d\d\/\d{4}, .+\. Identity document seen: PAN card\.$/,
      ),
    ).toBeVisible();
    await serve(desk, 'Farhan');
    expect(screen.queryByText(/Recorded as/)).toBeNull();
    expect(screen.getByRole('combobox', { name: /^Which identity document/ })).toHaveValue('');
  });

  it('must have the kind of document', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    const end = screen.getByRole('button', { name: 'Finish with this customer' });
    await desk.user.click(end);
    expect(screen.getByRole('combobox', { name: /^Which identity document/ })).toBeInvalid();
    expect(end).toBeVisible();
  });
});

describe('the session of a customer', () => {
  it('ends with the customer, and leaves nothing on the page or the device', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    const { tokens } = desk.sdk.session.state;
    await finish(desk);
    expect(await screen.findByText(/the desk is ready for the next customer/)).toBeVisible();
    expect(field()).toHaveValue('');
    expect(document.body).not.toHaveTextContent(/Kulkarni|501234567/);
    expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, '']);
    const headers = { authorization: `Bearer ${tokens?.token}`, 'x-xsrf-token': tokens?.xsrfToken ?? '' };
    const ask = () => api.app.inject({ method: 'POST', url: '/api/v1/validatesession', headers, payload: {} });
    await waitFor(async () => expect((await ask()).statusCode).toBe(401));
  });

  it('warns two minutes before it ends, can be extended, and otherwise ends', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    const { idleSeconds } = desk.sdk.session.state;
    await pass(desk, idleSeconds - 100);
    expect(await screen.findByText(/ends in less than two minutes/)).toBeVisible();
    await desk.user.click(screen.getByRole('button', { name: 'Keep the session open' }));
    await waitFor(() => expect(screen.queryByText(/ends in less than two minutes/)).toBeNull());
    await pass(desk, idleSeconds + 1);
    expect(await screen.findByText(/The customer's session has ended/)).toBeVisible();
    expect(field()).toBeVisible();
  });

  it('ends at the desk too if the server has ended it', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    await screen.findByText('In force');
    await api.forget();
    await desk.user.selectOptions(screen.getByRole('combobox', { name: 'Policy' }), '501234575');
    expect(await screen.findByText(/The customer's session has ended/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Kulkarni/);
  });
});

it('is available in Hindi, and keeps what was typed', async () => {
  const { user } = await openDesk(api);
  await user.type(field(), '999999999');
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(screen.getByRole('heading', { level: 1, name: 'पॉलिसी खोजें' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^पॉलिसी नंबर/ })).toHaveValue('999999999');
  expect(document.documentElement.lang).toBe('hi');
  await user.click(screen.getByRole('button', { name: 'OTP भेजें' }));
  expect(await screen.findByText(/^इस पॉलिसी नंबर.* कोई व्यक्ति नहीं मिला/)).toBeVisible();
});
