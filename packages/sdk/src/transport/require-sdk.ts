import { notConfigured } from '../errors/not-configured.ts';
import type { OperationId } from '../errors/situations.ts';
import type { SessionState } from '../session/state.ts';
import type { Sdk } from './sdk.ts';

/** The SDK that a function was given. @throws LifedeskError `not-configured` if it was given something else */
export function requireSdk(sdk: Sdk, operation?: OperationId): Sdk {
  if (sdk?.session) return sdk;
  throw notConfigured(
    `The first argument of ${operation ?? 'this function'} must be the SDK: ${operation ?? 'policyDetails'}(sdk, …). Create it once, with createSdk({ environment }).`,
    { operation },
  );
}

/** The state of the session. @throws LifedeskError `not-configured` if the SDK was forgotten */
export const stateOf = (sdk: Sdk): SessionState => requireSdk(sdk).session.state;
