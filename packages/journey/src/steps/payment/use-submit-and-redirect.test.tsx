import { LifedeskError, outcomeFor } from '@lifedesk/sdk';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { App } from '../../provider/app.ts';
import { TestFrame } from '../../testing/TestFrame.tsx';
import { testApp } from '../../testing/test-app.ts';
import { type PageToOpen, useSubmitAndRedirect } from './use-submit-and-redirect.ts';

const page = { url: 'https://gateway.example/1', resultAddress: '/app/pay?orderId=1' };
const refusal = new LifedeskError({
  code: 'payment-ongoing',
  operation: 'createPayment',
  status: 409,
  outcome: outcomeFor('createPayment', 409, { code: 'payment-ongoing' }),
  correlationId: 'c',
});

type Ask = (amount: number, key: string) => Promise<PageToOpen>;

function Part({ ask }: { readonly ask: Ask }): ReactElement[] {
  const submit = useSubmitAndRedirect(ask);
  return [1, 2].map((amount) => (
    <button key={amount} type="button" onClick={() => void submit(amount).catch(() => {})}>
      {amount}
    </button>
  ));
}

async function open(ask: Ask) {
  const leave = vi.fn<App['leave']>();
  const app = await testApp({ leave });
  const { unmount } = render(
    <TestFrame app={app}>
      <Part ask={ask} />
    </TestFrame>,
  );
  onTestFinished(() => {
    unmount();
    app.close();
  });
  const user = userEvent.setup();
  return { leave, submit: (amount: number) => user.click(screen.getByRole('button', { name: String(amount) })) };
}

it('uses one key for the same request until it is refused, and then opens the other page', async () => {
  const ask = vi
    .fn<Ask>()
    .mockResolvedValue(page)
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(refusal);
  const { leave, submit } = await open(ask);
  await submit(1);
  await submit(1);
  expect(leave).not.toHaveBeenCalled();
  await submit(1);
  expect(leave).toHaveBeenCalledExactlyOnceWith(page.url, page.resultAddress);
  const [lost, refused, sent] = ask.mock.calls.map(([, key]) => key);
  expect(refused).toBe(lost);
  expect(sent).not.toBe(lost);
});

it('uses another key for another request', async () => {
  const ask = vi.fn<Ask>().mockRejectedValue(new Error('lost'));
  const { submit } = await open(ask);
  await submit(1);
  await submit(2);
  const keys = ask.mock.calls.map(([, key]) => key);
  expect(new Set(keys).size).toBe(2);
});
