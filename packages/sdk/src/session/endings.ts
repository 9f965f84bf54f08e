import { type Ending, type SessionState, signedOut } from './state.ts';
import { announce, type SessionEffect, type Transition } from './transition.ts';

/** Session validation failed: logged out, expiry cleared. No call is made, since the server has already refused. */
export function validationFailed(state: SessionState): Transition {
  return end(state, 'validation-failed');
}

/** The session ran out. */
// biome-ignore lint/plugin/names: a transition has the name of its event, as in Redux
export function expired(state: SessionState): Transition {
  return end(state, 'expired');
}

/** The customer logged out. A corporate logout leaves its marker. */
export function loggedOut(state: SessionState): Transition {
  return end(state, 'logged-out');
}

function end(state: SessionState, ending: Ending): Transition {
  const { application, kind } = state;
  const effects: SessionEffect[] = [announce, { type: 'forget-data' }];
  if (application) effects.push({ type: 'expire-application-session', tokens: application });
  return {
    state: {
      ...signedOut,
      ending,
      corporateLogout: kind === 'corp' && ending === 'logged-out',
      counterSessionExpired: ending !== 'validation-failed',
    },
    effects,
  };
}
