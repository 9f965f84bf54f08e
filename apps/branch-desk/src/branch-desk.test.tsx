import { type RunningApi, startApi } from '@lifedesk/api/testing';
import brand from '@lifedesk/brands/meru-life.json';
import { type Clock, createSdk, resolveEnvironment } from '@lifedesk/sdk';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterEach(() => vi.restoreAllMocks());
afterAll(() => api?.close());

/** A clock whose timers run when the test says so. */
function handClock() {
  const start = api.now().getTime();
  const timers = new Map<() => void, number>();
  let now = start;
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const once = () => run();
      timers.set(once, now + ms);
      return () => timers.delete(once);
    },
  };
  const advance = (ms: number) => {
    now += ms;
    for (const [run, due] of [...timers]) if (due <= now && timers.delete(run)) run();
  };
  return { clock, advance };
}

function openDesk(options: { fetch?: typeof fetch } = {}) {
  const base = `${api.url}/api`;
  const bases = { LOCAL: { customerService: base, content: base, email: base } };
  const { clock, advance } = handClock();
  const sdk = createSdk({ environment: resolveEnvironment('localhost', { local: true, bases }), clock, ...options });
  render(<App sdk={sdk} brand={brand} />);
  return { user: userEvent.setup(), sdk, advance };
}

type Desk = ReturnType<typeof openDesk>;

const field = () => screen.getByRole('textbox', { name: 'Policy number, mobile or e-mail' });
const send = () => screen.getByRole('button', { name: 'Send the one-time password' });
const otpField = () => screen.findByRole('textbox', { name: /One-time password/ });
const open = () => screen.getByRole('button', { name: 'Open the policy' });

/** Finds a policy, and enters the customer's password. */
async function serve(desk: Desk, name: string, asked?: string) {
  const { policyNumbers, mobile = '' } = await api.person(name);
  await desk.user.type(field(), asked ?? policyNumbers[0] ?? '');
  await desk.user.click(send());
  const otp = await otpField();
  await desk.user.type(otp, await api.otpFor(mobile));
  await desk.user.click(open());
  await screen.findByRole('button', { name: 'Finish with this customer' });
}

describe('the branch desk', () => {
  it('finds a policy by its number, and shows nothing before the password', async () => {
    const desk = openDesk();
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

  it('shows status and dues of the policy that was asked for, and of the customer’s others', async () => {
    const desk = openDesk();
    await serve(desk, 'Asha');
    const dues = await screen.findByRole('region', { name: 'Status and dues' });
    expect(await within(dues).findByText('In force')).toBeVisible();
    expect(within(dues).getByText('01/12/2026')).toBeVisible();
    expect(within(dues).getAllByText(/^₹[1-9]/).length).toBeGreaterThan(0);
    await desk.user.selectOptions(screen.getByRole('combobox', { name: 'Policy' }), '501234575');
    expect(screen.getByText(/^Policy 501234575/)).toBeVisible();
    const others = await screen.findByRole('region', { name: 'Status and dues' });
    expect(await within(others).findByText('₹0.00')).toBeVisible();
  });

  it('finds the customer also by mobile number', async () => {
    const { mobile = '' } = await api.person('Farhan');
    const desk = openDesk();
    await serve(desk, 'Farhan', mobile);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Meru /);
  });

  it('says that a lapsed policy is lapsed', async () => {
    await serve(openDesk(), 'Rajesh');
    expect(await screen.findByText(/^Lapsed/)).toBeVisible();
  });

  it('shows how far the customer’s requests are', async () => {
    await serve(openDesk(), 'Asha');
    const requests = screen.getByRole('region', { name: 'Requests' });
    const settled = await within(requests).findByRole('list', { name: 'Stages of request SR4071852936' });
    expect(
      within(settled)
        .getAllByRole('listitem')
        .map((stage) => stage.textContent),
    ).toEqual([expect.stringMatching(/^Received.*Done/), expect.stringMatching(/^Completed.*Done/)]);
    const open = within(requests).getByRole('list', { name: 'Stages of request SR5512370846' });
    expect(within(open).getByText(/Under way/)).toBeVisible();
    expect(within(open).getByText('Settled')).toBeVisible();
    expect(within(open).getByText(/^by \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  });

  it('says where a request stands still until the customer does something', async () => {
    await serve(openDesk(), 'Rajesh');
    const stages = await screen.findByRole('list', { name: 'Stages of request SR6630914527' });
    expect(within(stages).getByText('Waiting for the customer')).toBeVisible();
    expect(within(stages).getByText(/Stopped here/)).toBeVisible();
  });
});

describe('a receipt', () => {
  const print = async () => (await screen.findAllByRole('button', { name: /^Print receipt RC-/ }))[0];

  it('is opened as a PDF in a tab of its own, from where it is printed', async () => {
    const tab = { location: { replace: vi.fn() }, close: vi.fn() };
    const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} });
    const desk = openDesk();
    await serve(desk, 'Asha');
    await desk.user.click((await print()) as HTMLElement);
    expect(openTab).toHaveBeenCalledOnce();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:1'));
    expect(files[0]?.type).toBe('application/pdf');
    expect(await files[0]?.text()).toMatch(/^%PDF/);
    expect(tab.close).not.toHaveBeenCalled();
  });

  it('that cannot be had leaves no empty tab, and says so', async () => {
    const close = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
    const desk = openDesk({
      fetch: (input, init) =>
        (input as Request).url?.includes('downloadreceipt')
          ? Promise.reject(new TypeError('away'))
          : fetch(input, init),
    });
    await serve(desk, 'Asha');
    await desk.user.click((await print()) as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('Server Not Reachable');
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('what goes wrong', () => {
  it('is said at the field: a number that is none, and one that is nobody’s', async () => {
    const { user } = openDesk();
    await user.type(field(), '12345');
    expect(field()).toBeValid();
    await user.click(send());
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/Enter a policy number of 9 digits/);
    await user.clear(field());
    await user.type(field(), '999999999');
    await user.click(send());
    expect(await screen.findByText('Invalid login credentials')).toBeVisible();
  });

  it('in the password is said with the tries that are left', async () => {
    const desk = openDesk();
    const { policyNumbers, mobile = '' } = await api.person('Asha');
    await desk.user.type(field(), policyNumbers[0] ?? '');
    await desk.user.click(send());
    const otp = await otpField();
    const right = await api.otpFor(mobile);
    await desk.user.type(otp, right === '111111' ? '222222' : '111111');
    await desk.user.click(open());
    expect(await screen.findByText('OTP entered is not correct. Please check.')).toBeVisible();
    expect(screen.getByText('Tries left: 2')).toBeVisible();
    await desk.user.click(screen.getByRole('button', { name: 'Another customer' }));
    expect(field()).toHaveValue('');
  });

  it('in a part is said there, and mended there', async () => {
    let away = true;
    const desk = openDesk({
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

describe('the session of a customer', () => {
  it('ends with the customer, and leaves nothing on the page or the device', async () => {
    const desk = openDesk();
    await serve(desk, 'Asha');
    const { tokens } = desk.sdk.session.state;
    await desk.user.click(screen.getByRole('button', { name: 'Finish with this customer' }));
    expect(await screen.findByText(/the desk is ready for the next customer/)).toBeVisible();
    expect(field()).toHaveValue('');
    expect(document.body).not.toHaveTextContent(/Kulkarni|501234567/);
    expect([sessionStorage.length, localStorage.length, document.cookie]).toEqual([0, 0, '']);
    const headers = { authorization: `Bearer ${tokens?.token}`, 'x-xsrf-token': tokens?.xsrfToken ?? '' };
    const ask = () => api.app.inject({ method: 'POST', url: '/api/v1/validatesession', headers, payload: {} });
    await waitFor(async () => expect((await ask()).statusCode).toBe(401));
  });

  it('warns two minutes before it ends, can be kept, and otherwise ends', async () => {
    const desk = openDesk();
    await serve(desk, 'Asha');
    const { idleSeconds } = desk.sdk.session.state;
    desk.advance((idleSeconds - 100) * 1000);
    expect(await screen.findByText(/ends in less than two minutes/)).toBeVisible();
    await desk.user.click(screen.getByRole('button', { name: 'Keep it open' }));
    await waitFor(() => expect(screen.queryByText(/ends in less than two minutes/)).toBeNull());
    desk.advance((idleSeconds + 1) * 1000);
    expect(await screen.findByText(/The customer's session has ended/)).toBeVisible();
    expect(field()).toBeVisible();
  });

  it('that the server has ended ends at the desk too', async () => {
    const desk = openDesk();
    await serve(desk, 'Asha');
    await screen.findByText('In force');
    await api.forget();
    await desk.user.selectOptions(screen.getByRole('combobox', { name: 'Policy' }), '501234575');
    expect(await screen.findByText(/The customer's session has ended/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Kulkarni/);
  });
});

it('speaks Hindi, and keeps what was typed', async () => {
  const { user } = openDesk();
  await user.type(field(), '999999999');
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(screen.getByRole('heading', { level: 1, name: 'पॉलिसी खोजें' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('999999999');
  expect(document.documentElement.lang).toBe('hi');
  await user.click(screen.getByRole('button', { name: 'वन-टाइम पासवर्ड भेजें' }));
  expect(await screen.findByText('लॉगिन की जानकारी सही नहीं है')).toBeVisible();
});
