import {
  browserStore,
  browserTabs,
  createSdk,
  type EnvironmentName,
  encrypts,
  type LoaderHooks,
  resolveEnvironment,
  type Sdk,
} from '@lifedesk/sdk';
import type { PortalConfig } from './config/portal-config.ts';
import { readConfig } from './config/read-config.ts';

/** The page's environment: derived from the host, with overrides from the configuration. */
export function environmentOf({ environment, bases }: PortalConfig, host: string) {
  const found = resolveEnvironment(host);
  const name: EnvironmentName = environment ?? found.name;
  return { name, bases: { ...found.bases, ...bases }, encrypts: encrypts(name) };
}

/** How the portal reacts to the SDK's events. */
export interface SdkListeners extends LoaderHooks {
  readonly onStorageBlocked?: () => void;
}

let listeners: SdkListeners = {};
let blocked = false;
let made: Sdk | undefined;

/**
 * The one SDK of this page, created by whichever script runs first: the early calls or the portal.
 * @param given listens from now on; storage that was already blocked is reported immediately
 */
export function pageSdk(given?: SdkListeners): Sdk {
  if (given) listeners = given;
  made ??= createSdk({
    environment: environmentOf(readConfig(document), location.hostname),
    store: browserStore(() => {
      blocked = true;
      listeners.onStorageBlocked?.();
    }),
    tabs: browserTabs(),
    loader: {
      onCallStart: (...calls) => listeners.onCallStart?.(...calls),
      onCallEnd: (...calls) => listeners.onCallEnd?.(...calls),
    },
  });
  if (blocked) given?.onStorageBlocked?.();
  return made;
}
