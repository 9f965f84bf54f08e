import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue, useSetAtom } from 'jotai';
import * as older from 'jotai-2';
import type { ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { customerAtom } from '../customer/customer.ts';
import { TestFrame } from './TestFrame.tsx';
import { testApp } from './test-app.ts';

// Apps on Node 20 have jotai 2, because jotai 3 needs Node 22.
vi.mock('jotai', async () => await import('jotai-2'));

function Screen(): ReactElement {
  const customer = useAtomValue(customerAtom);
  const forget = useSetAtom(customerAtom);
  return (
    <button type="button" onClick={() => forget(undefined)}>
      {customer ? 'Signed in' : 'Forgotten'}
    </button>
  );
}

it('works with jotai 2 too', async () => {
  expect(useAtomValue).toBe(older.useAtomValue);
  const app = await testApp({ address: '/app/home', signIn: 'full' });
  const { unmount } = render(
    <TestFrame app={app}>
      <Screen />
    </TestFrame>,
  );
  onTestFinished(() => {
    unmount();
    app.close();
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Signed in' }));
  await screen.findByRole('button', { name: 'Forgotten' });
});
