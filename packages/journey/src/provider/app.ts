import type { Sdk } from '@lifedesk/sdk';
import { createContext, useContext } from 'react';
import type { HandleFailure } from '../answers/failure.ts';
import type { Locale } from '../locale/locale.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import type { Analytics } from './analytics.ts';
import type { Links } from './links.ts';

/** What a service needs to know about the insurer. */
export interface Insurer {
  readonly name: Readonly<Record<Locale, string>>;
  /** As a phone dials it, and as a person reads it. */
  readonly phone: { readonly dial: string; readonly read: string };
}

/** What an app provides to its services. Created once for the app, and once for each test. */
export interface App {
  readonly sdk: Sdk;
  readonly session: SessionKeeper;
  readonly analytics: Analytics;
  readonly fail: HandleFailure;
  /** The server's time. Before the first response it is the device's, which must not decide anything. */
  readonly now: () => Date;
  readonly links: Links;
  readonly insurer: Insurer;
  /**
   * Opens a page outside the app, such as the gateway's.
   * @param back the address of the app that shows how it ended. The other page goes there automatically; an app that
   * stays open beside it opens it immediately.
   */
  readonly leave: (url: string, back: string) => void;
  /** Offers to save a file. */
  readonly save: (content: Blob, name: string) => void;
}

export const AppContext = createContext<App | undefined>(undefined);

/** The app around this component. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('no app around this component');
  return app;
}
