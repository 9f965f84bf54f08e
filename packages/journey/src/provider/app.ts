import type { Sdk } from '@lifedesk/sdk';
import { createContext, useContext } from 'react';
import type { HandleFailure } from '../answers/failure.ts';
import type { Locale } from '../locale/locale.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import type { Analytics } from './analytics.ts';
import type { Links } from './links.ts';

/** The insurer, as far as a service names it. */
export interface Insurer {
  readonly name: Readonly<Record<Locale, string>>;
  readonly phone: string;
}

/** What an app gives to the services that it runs. Made once for the app, and once for each test. */
export interface App {
  readonly sdk: Sdk;
  readonly session: SessionKeeper;
  readonly analytics: Analytics;
  readonly fail: HandleFailure;
  /** The server's time. Before the first answer it is the device's, and decides nothing. */
  readonly now: () => Date;
  readonly links: Links;
  readonly insurer: Insurer;
  /**
   * Leads to a page that is not the app's, such as the gateway's.
   * @param back the address of the app that shows how it ended. The other page leads there by itself; an app that stays
   * open beside it opens it at once.
   */
  readonly leave: (url: string, back: string) => void;
  /** Offers a file to the person to save. */
  readonly save: (content: Blob, name: string) => void;
}

export const AppContext = createContext<App | undefined>(undefined);

/** The app around this component. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('no app around this component');
  return app;
}
