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

/** The page's environment: the host gives it, and the configuration of the installation replaces what differs. */
export function environmentOf({ environment, bases }: PortalConfig, host: string) {
  const found = resolveEnvironment(host);
  const name: EnvironmentName = environment ?? found.name;
  return { name, bases: { ...found.bases, ...bases }, encrypts: encrypts(name) };
}

/** What the portal does about what happens in the SDK. */
export interface SdkListeners extends LoaderHooks {
  readonly onStorageBlocked?: () => void;
}

let listeners: SdkListeners = {};
let blocked = false;
let made: Sdk | undefined;

/**
 * The one SDK of this page, made by whichever script runs first: the calls ahead or the portal.
 * @param given listens from now on; what was blocked before is reported at once
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
