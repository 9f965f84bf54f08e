import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { sessionKindAtom } from '@lifedesk/journey';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderService, signIn } from '../../testing/index.ts';
import { to } from '../../testing/service-list.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const clientIdField = () => screen.findByRole('textbox', { name: 'Client id' });
const send = () => screen.getByRole('button', { name: 'Send OTP' });
const toasts = () => within(screen.getByRole('region', { name: 'Updates' }));

describe('signing in as a company', () => {
  it('needs the client id and the OTP that was sent to the corporate contact', async () => {
    const { clientId, mobile = '' } = await api.person('Sahyadri');
    const page = await renderService(api, to('corporate-login'));
    await signIn(api, page, clientId, mobile);
    expect(page.address()).toBe(to('dashboard'));
    expect(page.app.store.get(sessionKindAtom)).toBe('corp');
  });

  it('says where the OTP was sent, masked, and refuses a wrong one at the field', async () => {
    const { clientId, mobile = '' } = await api.person('Sahyadri');
    const { user } = await renderService(api, to('corporate-login'));
    await user.type(await clientIdField(), clientId);
    await user.click(send());
    const field = await screen.findByRole('textbox', { name: /One-time password/ });
    expect(screen.getByText(/^ending in 5 5555/)).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('treasury@sahyadri.example');
    const right = await api.otpFor(mobile ?? '');
    await user.type(field, right === '111111' ? '222222' : '111111');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('OTP entered is not correct. Please check.')).toBeVisible();
    expect(screen.getByText('2 tries left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use another client id' }));
    expect(await clientIdField()).toBeVisible();
  });

  it('reports a missing or wrong client id at the field', async () => {
    const { user } = await renderService(api, to('corporate-login'));
    const field = await clientIdField();
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(/Enter the client id\./);
    await user.type(field, '1234');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(/A client id has 8 to 10 digits/);
    expect(field).toHaveFocus();
    // announced, so that the field says it only after the person has left it
    expect(field).not.toHaveAccessibleDescription(/A client id/);
    await user.tab();
    expect(field).toHaveAccessibleDescription(/^Some digits are missing\. A client id has 8 to 10 digits/);
  });

  it('says until when a limit makes the whole company wait, why, and whom to call', async () => {
    await api.scenario('lockout', true);
    try {
      const { clientId } = await api.person('Sahyadri');
      const { user } = await renderService(api, to('corporate-login'));
      await user.type(await clientIdField(), clientId);
      await user.click(send());
      expect(await screen.findByText(/^You can sign in again from \d+:\d\d/)).toBeVisible();
      expect(
        screen.getByText(/^Everyone who signs in for your company shares these tries.*call 1800 000 0199\.$/),
      ).toBeVisible();
    } finally {
      await api.scenario('lockout', false);
    }
  });

  it.each(['a stranger', 'Asha'])('gives %s no way in by client id, and does not reveal who exists', async (who) => {
    const clientId = who === 'a stranger' ? '99999999' : (await api.person(who)).clientId;
    const { user } = await renderService(api, to('corporate-login'));
    await user.type(await clientIdField(), clientId);
    await user.click(send());
    await waitFor(() => expect(toasts().getByText('Invalid login credentials')).toBeVisible());
    expect(await clientIdField()).toHaveValue(clientId);
  });
});
