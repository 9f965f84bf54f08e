import type { Sdk } from '@lifedesk/sdk';
import type { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import type { PortalConfig } from '../config/portal-config.ts';
import type { Analytics } from '../effects/analytics.ts';
import type { HandleFailure } from '../effects/failure.ts';
import type { StepHistory } from '../journey/step-history.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';

export type Store = ReturnType<typeof createStore>;

/** What the portal is made of. Made once in `main.tsx`, and once for each test. */
export interface Portal {
  readonly config: PortalConfig;
  readonly sdk: Sdk;
  readonly store: Store;
  readonly session: SessionKeeper;
  readonly analytics: Analytics;
  readonly fail: HandleFailure;
  /** The server's clock, as far as it is known. */
  readonly now: () => Date;
  /** Opens the history of steps for a visit to the present page. */
  readonly openSteps: () => StepHistory;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The parts of the portal, for a component that calls the API or asks for the insurer's name. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('no portal around this component');
  return portal;
}
