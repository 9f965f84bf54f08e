import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { PageNavigationContext } from '../provider/navigation.ts';
import { memoryStepHistory } from '../testing/memory-step-history.ts';
import { TestFrame } from '../testing/TestFrame.tsx';
import { testApp } from '../testing/test-app.ts';
import { defineJourney } from './define-journey.ts';
import { useJourneyEngine } from './use-journey-engine.ts';

const journey = defineJourney({
  id: 'any',
  guide: { needs: [], next: [() => 'We look at it'] },
  blank: { isKnown: false },
  steps: [
    { id: 'begin', name: () => 'Begin' },
    { id: 'ways', name: () => 'Ways' },
    { id: 'ask', name: () => 'Ask', applies: ({ isKnown }) => !isKnown },
    { id: 'review', name: () => 'Check' },
  ],
});

/** A journey whose router shows a new address only later, as React Router does. */
async function open() {
  const app = await testApp();
  const history = memoryStepHistory();
  history.push('ask');
  let step = history.wanted;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TestFrame app={app}>
      <PageNavigationContext
        value={{ query: new URLSearchParams(), step, history, visit: 0, self: () => '/any', open: () => {} }}
      >
        {children}
      </PageNavigationContext>
    </TestFrame>
  );
  const send = () => Promise.reject(new Error('nothing is sent'));
  const { result, rerender, unmount } = renderHook(() => useJourneyEngine(journey, undefined, send), { wrapper });
  onTestFinished(() => {
    unmount();
    app.close();
  });
  const showAddress = () => {
    step = history.wanted;
    rerender();
  };
  return { result, history, showAddress };
}

it('an answer that removes its own step leads to the next one, also while the old address is on the screen', async () => {
  const { result, history, showAddress } = await open();
  act(() => result.current.state.goNext({ isKnown: true }));
  expect(history.wanted).toBe('review');
  showAddress();
  expect(result.current.state.progress.current).toBe('review');
});

it('an address that names a step which does not apply is corrected', async () => {
  const { result, history } = await open();
  act(() => result.current.state.set({ isKnown: true }));
  expect(history.wanted).toBeUndefined();
});
