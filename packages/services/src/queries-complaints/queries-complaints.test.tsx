import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const open = (options = {}) => renderSignedIn(api, 'Asha', '/cs/queries-complaints', options);

describe('questions and complaints', () => {
  it('shows what editors have written, with tables and questions, and links to the services mentioned', async () => {
    const { user } = await open();
    expect(await screen.findByText('Where is my receipt?')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Ways to pay' }));
    const ways = await screen.findByRole('table', { name: 'Ways to pay a premium' });
    expect(within(ways).getByRole('rowheader', { name: 'Auto-debit' })).toBeVisible();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('link', { name: 'Pay premium' })).toHaveAttribute('href', '/cs/pay-online');
  });

  it('finds a question by words of its answer, and says if there is none', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'All questions' }));
    const search = screen.getByRole('searchbox', { name: 'Search the questions' });
    await user.type(search, 'half a minute');
    expect(screen.getByText('1 question found')).toBeVisible();
    expect(screen.getByText('The OTP has not arrived. What can I do?')).toBeVisible();
    await user.type(search, ' zebra');
    expect(screen.getByText(/We found no question with these words/)).toBeVisible();
  });

  it('opens the question that a search leads to', async () => {
    await renderSignedIn(api, 'Asha', '/cs/queries-complaints?question=otp-missing');
    expect(await screen.findByRole('tab', { name: 'All questions', selected: true })).toBeVisible();
    const question = screen.getByText('The OTP has not arrived. What can I do?').closest('details');
    expect(question).toHaveAttribute('open');
  });

  it('answers people who live abroad', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Living abroad' }));
    expect(await screen.findByText('Can I pay my premium from an account abroad?')).toBeVisible();
  });

  it('is available in Hindi with its content', async () => {
    const { app } = await open();
    await screen.findByRole('tab', { name: 'Ways to pay' });
    await act(async () => app.store.set(localeAtom, 'hi'));
    expect(await screen.findByRole('tab', { name: 'भुगतान के तरीके' })).toBeVisible();
  });

  it('shows in place that the answers failed to load, and loads them on retry', async () => {
    let away = true;
    const { user } = await open({
      fetch: ((input, init) =>
        away && String(input instanceof Request ? input.url : input).includes('/content/graphql')
          ? Promise.resolve(new Response(null, { status: 503 }))
          : fetch(input, init)) satisfies typeof fetch,
    });
    const failed = await screen.findByRole('alert');
    expect(within(failed).getByText('The answers could not be loaded')).toBeVisible();
    away = false;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Ways to pay' })).toBeVisible();
  });
});
