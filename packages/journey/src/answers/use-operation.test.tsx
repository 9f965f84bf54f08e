import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestFrame } from '../testing/TestFrame.tsx';
import { testApp } from '../testing/test-app.ts';
import { type Operation, useOperation } from './use-operation.ts';

interface PolicyBody {
  readonly policyNo: string;
}

interface PartProps extends PolicyBody {
  readonly operation: Operation<PolicyBody, string>;
}

function Part({ operation, policyNo }: PartProps): ReactElement {
  const result = useOperation(operation, { policyNo });
  return <p>{result.state === 'loaded' ? result.answer : result.state}</p>;
}

/** A page with an operation that answers with its body, and its calls. */
async function open() {
  const calls: { readonly body: PolicyBody; readonly signal: AbortSignal | undefined }[] = [];
  const operation: Operation<PolicyBody, string> = async (_sdk, body, { signal }) => {
    calls.push({ body, signal });
    return `Policy ${body.policyNo}`;
  };
  const app = await testApp();
  const page = (policyNo: string) => (
    <TestFrame app={app}>
      <Part operation={operation} policyNo={policyNo} />
    </TestFrame>
  );
  const { rerender, unmount } = render(page('1'));
  onTestFinished(() => {
    unmount();
    app.close();
  });
  await screen.findByText('Policy 1');
  return { calls, show: (policyNo: string) => rerender(page(policyNo)), unmount };
}

describe('an operation on a part of a screen', () => {
  it('is called once for a body with the same contents', async () => {
    const { calls, show } = await open();
    show('1');
    await screen.findByText('Policy 1');
    expect(calls.map(({ body }) => body)).toEqual([{ policyNo: '1' }]);
  });

  it('is called again for other contents, and the earlier answer is no longer shown', async () => {
    const { calls, show } = await open();
    show('2');
    expect(screen.queryByText('Policy 1')).toBeNull();
    await screen.findByText('Policy 2');
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it('is cancelled when the part closes', async () => {
    const { calls, unmount } = await open();
    unmount();
    expect(calls[0]?.signal?.aborted).toBe(true);
  });
});
