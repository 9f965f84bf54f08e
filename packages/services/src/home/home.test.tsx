import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderService } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

describe('the front page', () => {
  it('links to sign-in, and to what needs no session', async () => {
    await renderService(api, '/cs/home');
    expect(await screen.findByRole('link', { name: 'Sign in to your policies' })).toHaveAttribute('href', '/cs/login');
    expect(screen.getByRole('link', { name: 'Sign in for a company' })).toHaveAttribute('href', '/cs/corporate-login');
    const without = within(screen.getByRole('region', { name: 'Without signing in' }));
    expect(without.getByRole('link', { name: 'Pay a premium without signing in' })).toHaveAttribute(
      'href',
      '/cs/pay-online',
    );
    for (const [name, address] of [
      ['Repay a policy loan', '/cs/pay-loan'],
      ['Add money to a unit-linked policy', '/cs/top-up'],
      ['Set up auto-debit for premiums', '/cs/register-auto-debit'],
    ] as const)
      expect(without.getByRole('link', { name })).toHaveAttribute('href', address);
    expect(without.getByRole('link', { name: 'Check a receipt or certificate' })).toHaveAttribute('href', '/cs/verify');
    expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
  });

  it('is available in Hindi', async () => {
    const { app } = await renderService(api, '/cs/home');
    await screen.findByRole('heading', { level: 1, name: 'Your life insurance, in one place' });
    await act(async () => app.store.set(localeAtom, 'hi'));
    expect(screen.getByRole('heading', { level: 1, name: 'आपका जीवन बीमा, एक ही जगह' })).toBeVisible();
  });
});
