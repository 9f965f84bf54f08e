import type { App, StepHistory } from '@lifedesk/journey';
import type { Audience } from '@lifedesk/journey/service';
import type { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import type { PortalConfig } from '../config/portal-config.ts';

export type Store = ReturnType<typeof createStore>;

/** The parts of the portal. Created once in `main.tsx`, and once for each test. */
export interface Portal extends App {
  readonly config: PortalConfig;
  readonly store: Store;
  /** Opens the history of steps for a visit to the present page. */
  readonly openSteps: () => StepHistory;
  /** Who was last signed in here, if known: it decides which sign-in page comes next. */
  readonly lastAudience: () => Audience | undefined;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/** The parts of the portal, for a component that calls the API or needs the insurer's name. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('no portal around this component');
  return portal;
}
