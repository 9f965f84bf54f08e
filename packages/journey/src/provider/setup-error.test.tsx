import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useJourneyState } from '../engine/journey-state.ts';
import { AppContext, useApp } from './app.ts';
import { usePageNavigation } from './navigation.ts';
import { SetupError } from './setup-error.ts';

/** An app in JavaScript, without types. */
const withoutSdk = JSON.parse('{}');

function Screen({ useHook }: { readonly useHook: () => unknown }) {
  useHook();
  return null;
}

describe('a hook in the wrong place', () => {
  it.each([
    ['useApp without an app', useApp, undefined, 'AppContext value={{ sdk: createSdk({ environment })'],
    ['useApp without an SDK', useApp, withoutSdk, 'AppContext value={{ sdk: createSdk({ environment })'],
    ['usePageNavigation without navigation', usePageNavigation, undefined, 'PageNavigationContext'],
    ['useJourneyState without a journey', useJourneyState, undefined, '<JourneyScreen>'],
  ])('%s says what to do', (_, useHook, app, says) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const draw = () =>
      render(
        <AppContext value={app}>
          <Screen useHook={useHook} />
        </AppContext>,
      );
    expect(draw).toThrow(SetupError);
    expect(draw).toThrow(says);
  });
});
