import { openStaffSession, type RunningApi } from '@lifedesk/api/testing';
import brand from '@lifedesk/brands/meru-life.json';
import { type TestClock, testClock } from '@lifedesk/journey/testing';
import { createSdk, resolveEnvironment, type Sdk } from '@lifedesk/sdk';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { onTestFinished } from 'vitest';
import { App } from '../App.tsx';
import { createDesk, type Desk, staffAtom } from '../create-desk.ts';

export interface OpenDesk {
  readonly api: RunningApi;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly sdk: Sdk;
  readonly clock: TestClock;
  readonly store: Desk['store'];
}

interface Options {
  readonly fetch?: typeof fetch;
  /** The tab was the gateway's. */
  readonly returned?: boolean;
  /** Part of the name of the member of staff who is signed in; null if no one is. */
  readonly staff?: string | null;
}

/** Opens the desk in jsdom, on the real API in this process, with a clerk. It closes when the test ends. */
export async function openDesk(
  api: RunningApi,
  { returned, staff = 'Revathi', ...options }: Options = {},
): Promise<OpenDesk> {
  const base = `${api.url}/api`;
  const bases = { LOCAL: { customerService: base, content: base, email: base } };
  const clock = testClock(() => api.now());
  const store = createStore();
  if (staff !== null) store.set(staffAtom, await openStaffSession(api, staff));
  const environment = resolveEnvironment('localhost', { local: true, bases });
  const sdk = createSdk({ environment, clock, staffToken: () => store.get(staffAtom)?.token, ...options });
  const desk = createDesk(sdk, brand, store, '/branch-desk');
  const { unmount } = render(<App desk={desk} {...(returned && { returned })} />);
  onTestFinished(() => {
    unmount();
    desk.close();
  });
  return { api, user: userEvent.setup(), sdk, clock, store };
}

/** Time passes for the server and for the desk. */
export async function pass({ api, clock }: OpenDesk, seconds: number): Promise<void> {
  await api.advance(seconds * 1000);
  await act(async () => clock.advance(0));
}

export const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Policy number, mobile or email' });
export const send = (): HTMLElement => screen.getByRole('button', { name: 'Send OTP' });
export const otpField = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: /One-time password/ });
export const open = (): HTMLElement => screen.getByRole('button', { name: 'Open the policy' });

/** Writes down how the customer was identified, and ends their session. */
export async function finish({ user }: OpenDesk): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: /^Which identity document/ }), 'PAN card');
  await user.click(screen.getByRole('button', { name: 'Finish with this customer' }));
}

/** Finds a policy, and enters the customer's OTP. */
export async function serve({ api, user }: OpenDesk, name: string, query?: string): Promise<void> {
  const { policyNumbers, mobile = '' } = await api.person(name);
  await user.type(field(), query ?? policyNumbers[0] ?? '');
  await user.click(send());
  const otp = await otpField();
  await user.type(otp, await api.otpFor(mobile));
  await user.click(open());
  await screen.findByRole('button', { name: 'Finish with this customer' });
}
