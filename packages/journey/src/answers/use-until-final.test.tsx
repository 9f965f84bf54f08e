import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TestFrame } from '../testing/TestFrame.tsx';
import { testApp } from '../testing/test-app.ts';
import type { Operation } from './use-operation.ts';
import { useUntilFinal } from './use-until-final.ts';

interface Status {
  readonly isFinal: boolean;
}

function Part({ operation }: { readonly operation: Operation<object, Status> }): ReactElement {
  const { answer, isChecking, failed, checkAgain } = useUntilFinal(operation, {});
  return (
    <>
      <p>{failed ? 'failed' : answer?.isFinal ? 'final' : 'open'}</p>
      <p>{isChecking ? 'checking' : 'over'}</p>
      <button type="button" onClick={checkAgain}>
        {'Again'}
      </button>
    </>
  );
}

afterEach(() => void vi.useRealTimers());

/** @param answers of one check after the other; the last one stays */
async function open(...answers: readonly (boolean | Error)[]) {
  const app = await testApp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let checks = 0;
  const operation = async (): Promise<Status> => {
    const answer = answers[Math.min(checks, answers.length - 1)];
    checks += 1;
    if (answer instanceof Error) throw answer;
    return { isFinal: answer === true };
  };
  const { unmount } = render(
    <TestFrame app={app}>
      <Part operation={operation} />
    </TestFrame>,
  );
  onTestFinished(() => {
    unmount();
    app.close();
  });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(0);
  return { checks: () => checks, pass, again: () => fireEvent.click(screen.getByRole('button')), unmount };
}
const texts = () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

describe('something that happens elsewhere', () => {
  it('is checked until it is final, and no longer', async () => {
    const { checks, pass } = await open(false, false, true);
    expect(texts().slice(0, 2)).toEqual(['open', 'checking']);
    await pass(60);
    expect(texts().slice(0, 2)).toEqual(['final', 'over']);
    expect(checks()).toBe(3);
  });

  it('is checked for half a minute, and for another one when the person asks', async () => {
    const { checks, pass, again } = await open(false);
    await pass(60);
    expect(texts().slice(0, 2)).toEqual(['open', 'over']);
    expect(checks()).toBe(10);
    again();
    expect(texts().slice(0, 2)).toEqual(['open', 'checking']);
    await pass(60);
    expect(checks()).toBe(20);
  });

  it('is not checked after a failure until the person asks', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { checks, pass, again } = await open(new Error('lost'), true);
    await pass(60);
    expect(texts().slice(0, 2)).toEqual(['failed', 'over']);
    expect(checks()).toBe(1);
    expect(error).toHaveBeenCalled();
    again();
    await pass(0);
    expect(texts().slice(0, 2)).toEqual(['final', 'over']);
  });

  it('is not checked after the page is left', async () => {
    const { checks, pass, unmount } = await open(false);
    unmount();
    await pass(60);
    expect(checks()).toBe(1);
  });
});
