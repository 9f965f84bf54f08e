import { callOperation, openStaffSession, type RunningApi, signIn, startApi } from '@lifedesk/api/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffAtom } from './create-desk.ts';
import { field, openDesk, serve } from './testing/open-desk.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterEach(() => vi.restoreAllMocks());
afterAll(() => api?.close());

/** Answers for the provider, which cannot sign tokens among the globals of jsdom: its own tests and the journeys do. */
const answer =
  (answers: Readonly<Record<string, Response>>): typeof fetch =>
  async (input, init) => {
    const { url } = new Request(input, init);
    const [, given] = Object.entries(answers).find(([path]) => url.endsWith(path)) ?? [];
    return given?.clone() ?? fetch(input, init);
  };

describe('a member of staff', () => {
  const signInButton = () => screen.getByRole('button', { name: 'Sign in' });

  it('signs in at the provider, which leads this tab back without a trace', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const session = await openStaffSession(api, 'Thomas');
    const fetch = answer({
      'signin/start': Response.json({ signInAddress: 'https://sign-in.example/authorize', attempt: 'a'.repeat(43) }),
      'signin/complete': Response.json(session),
    });
    const first = await openDesk(api, { staff: null, fetch });
    expect(screen.queryByRole('textbox')).toBeNull();
    await first.user.click(signInButton());
    await waitFor(() => expect(opened).toHaveBeenCalledWith('https://sign-in.example/authorize', '_self'));
    cleanup();
    history.replaceState(null, '', '#code=1&state=2');
    await openDesk(api, { staff: null, fetch });
    expect(await screen.findByRole('button', { name: 'Sign out Thomas Kurian' })).toBeVisible();
    expect(field()).toBeVisible();
    expect([location.hash, sessionStorage.length, localStorage.length]).toEqual(['', 0, 0]);
    expect(document.body).not.toHaveTextContent(session.token);
  });

  it('sees why a sign-in failed, and can try again', async () => {
    sessionStorage.setItem('lifedesk-staff-attempt', 'x'.repeat(43));
    history.replaceState(null, '', '#code=1&state=2');
    await openDesk(api, { staff: null });
    expect(await screen.findByText('You are not signed in. Try again.')).toBeVisible();
    expect(signInButton()).toBeVisible();
    expect([location.hash, sessionStorage.length]).toEqual(['', 0]);
  });

  it('sees that the account has no role here', async () => {
    sessionStorage.setItem('lifedesk-staff-attempt', 'x'.repeat(43));
    history.replaceState(null, '', '#code=1&state=2');
    const refused = {
      title: 'Staff refused',
      status: 403,
      detail: 'Your role does not allow this.',
      code: 'staff-refused',
    };
    const headers = { 'content-type': 'application/problem+json' };
    await openDesk(api, {
      staff: null,
      fetch: answer({ 'signin/complete': new Response(JSON.stringify(refused), { status: 403, headers }) }),
    });
    expect(await screen.findByText(/^Your account has no role here/)).toBeVisible();
  });

  it('signs out, and with that ends the session of the customer', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    const { tokens } = desk.sdk.session.state;
    const headers = {
      authorization: `Bearer ${tokens?.token}`,
      'x-xsrf-token': tokens?.xsrfToken ?? '',
      'x-staff-token': desk.store.get(staffAtom)?.token ?? '',
    };
    await desk.user.click(screen.getByRole('button', { name: 'Sign out Revathi Iyer' }));
    await waitFor(() => expect(signInButton()).toBeVisible());
    expect(document.body).not.toHaveTextContent(/Kulkarni|501234567/);
    const answer = await api.app.inject({ method: 'POST', url: '/api/v1/validatesession', headers, payload: {} });
    expect(answer.statusCode).toBe(401);
  });

  it('signs out without a word about a session that had already ended', async () => {
    const desk = await openDesk(api);
    await api.deps.db.deleteFrom('staff_session').execute();
    await desk.user.click(screen.getByRole('button', { name: 'Sign out Revathi Iyer' }));
    await waitFor(() => expect(signInButton()).toBeVisible());
    expect(screen.queryByText(/session timed out/)).toBeNull();
  });

  it('whose session has ended signs in again', async () => {
    const desk = await openDesk(api);
    await serve(desk, 'Asha');
    await screen.findByText('In force');
    await api.deps.db.deleteFrom('staff_session').execute();
    await desk.user.selectOptions(screen.getByRole('combobox', { name: 'Policy' }), '501234575');
    await waitFor(() => expect(signInButton()).toBeVisible());
    expect(document.body).not.toHaveTextContent(/Kulkarni/);
  });
});

describe('a request of a customer who is not present', () => {
  const number = () => screen.getByRole('textbox', { name: 'Request number' });
  const openRequest = () => screen.getByRole('button', { name: 'Open the request' });

  it('opens the customer without an OTP, only to answer the request', async () => {
    const desk = await openDesk(api);
    await desk.user.type(number(), 'sr 5512370846');
    await desk.user.click(openRequest());
    expect(await screen.findByText(/^You work on request SR5512370846\./)).toBeVisible();
    expect(screen.getByText(/^Policy 50\d+, .*Asha Kulkarni/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change nominees' })).toBeNull();
    await desk.user.click(await screen.findByRole('link', { name: 'Requests of the customer' }));
    expect((await screen.findAllByText(/SR5512370846/))[0]).toBeVisible();
    await desk.user.click(screen.getByRole('button', { name: 'Back to the customer' }));
    expect(screen.queryByRole('combobox', { name: /^Which identity document/ })).toBeNull();
    await desk.user.click(screen.getByRole('button', { name: 'Finish with this customer' }));
    expect(await screen.findByText(/the desk is ready for the next customer/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Kulkarni|SR5512370846/);
    // the next customer is present, and shows a document
    await serve(desk, 'Farhan');
    expect(screen.getByRole('combobox', { name: /^Which identity document/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Change nominees' })).toBeVisible();
  });

  it.each([
    ['12', /SR/],
    ['SR0000000000', /^No open request has this number/],
  ])('with the number %s opens nothing, and says why at the field', async (typed, says) => {
    const { user } = await openDesk(api);
    await user.type(number(), typed);
    await user.click(openRequest());
    await waitFor(() => expect(number()).toBeInvalid());
    expect(number()).toHaveAccessibleDescription(says);
    expect(number()).toHaveFocus();
    expect(field()).toBeVisible();
  });
});

describe('the end of a customer’s sessions', () => {
  const customer = () => screen.getByRole('textbox', { name: 'Customer number' });
  const reason = () => screen.getByRole('combobox', { name: 'Reason' });
  const end = () => screen.getByRole('button', { name: 'End all sessions' });

  it('is for a manager, who gives the reason', async () => {
    const elsewhere = await signIn(api, 'Asha');
    const desk = await openDesk(api, { staff: 'Thomas' });
    await desk.user.type(customer(), '40012345');
    await desk.user.selectOptions(reason(), 'Lost device');
    await desk.user.click(end());
    expect(await screen.findByText(/signed out everywhere\. Sessions that were open: 1$/)).toBeVisible();
    expect(customer()).toHaveValue('');
    expect((await callOperation(api, 'serviceRequests', {}, elsewhere)).statusCode).toBe(401);
  });

  it('is not offered to a clerk', async () => {
    await openDesk(api);
    expect(screen.queryByRole('button', { name: 'End all sessions' })).toBeNull();
  });

  it('needs a number, a reason, and the request that is the reason', async () => {
    const { user } = await openDesk(api, { staff: 'Thomas' });
    await user.click(end());
    expect(customer()).toHaveAccessibleDescription(/Enter 8 to 10 digits/);
    expect(reason()).toHaveAccessibleDescription(/Choose the reason/);
    expect(customer()).toHaveFocus();
    await user.type(customer(), '49999999');
    await user.selectOptions(reason(), 'Request of the customer');
    await user.click(end());
    const [, request] = screen.getAllByRole('textbox', { name: 'Request number' });
    expect(request).toBeInvalid();
    expect(request).toHaveFocus();
    await user.type(request as HTMLElement, 'SR5512370846');
    await user.click(end());
    await waitFor(() => expect(customer()).toHaveAccessibleDescription(/^No customer has this number/));
  });
});
