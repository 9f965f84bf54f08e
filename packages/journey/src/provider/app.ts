import type { LifedeskError, LoggedIn, Sdk } from '@lifedesk/sdk';
import { createContext, useContext } from 'react';
import type { Locale } from '../locale/locale.ts';
import type { SessionKind } from '../service/access.ts';
import type { Analytics } from './analytics.ts';
import type { Links } from './links.ts';
import { SetupError } from './setup-error.ts';

/** What a service needs to know about the insurer. */
export interface Insurer {
  readonly name: Readonly<Record<Locale, string>>;
  /** As a phone dials it, and as a person reads it. */
  readonly phone: { readonly dial: string; readonly read: string };
}

/**
 * Shows a failure as the catalogue says (section 8) and takes the next step: a toast, a page, or the sign-in page.
 * @returns the failure if the screen has to show it, at the field or in the form, or handle it; undefined if nothing is
 * left to do.
 */
export type HandleFailure = (error: unknown) => LifedeskError | undefined;

export interface SessionKeeper {
  /**
   * The kind of session, once it has looked for one from before the reload or from another tab.
   * @throws LifedeskError if the server could not be reached; calling again retries.
   */
  restored(): Promise<SessionKind>;
  /** Loads the customer and the policies again, after something has changed them. @throws LifedeskError */
  renew(): Promise<void>;
  /** Applies the server's response to a login. */
  adopt(login: LoggedIn): void;
  /** 'Stay signed in'. @throws LifedeskError */
  keep(): Promise<void>;
  /** Ends the session here, in the other tabs and on the server. */
  signOut(): Promise<void>;
  /** The person did something: a session in use does not expire. */
  noteActivity(): void;
  /** Stops watching. */
  close(): void;
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

const NO_APP =
  'There is no app with an SDK around this component. Wrap it: <AppContext value={{ sdk: createSdk({ environment }), … }}>.';

/** The app around this component. @throws SetupError if there is none, or it has no SDK */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app?.sdk) throw new SetupError(NO_APP);
  return app;
}
