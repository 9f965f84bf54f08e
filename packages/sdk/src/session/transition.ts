import type { SessionState, Tokens } from './state.ts';

/** A side effect to run after a transition, as data. */
export type SessionEffect =
  /** Other tabs get the new state. */
  | { readonly type: 'announce' }
  /** Dashboard, payment list and auto-debit data are cleared, and the chat assistant is logged out. */
  | { readonly type: 'forget-data' }
  /** `expiresessionneo` is called with the tracking session's tokens. */
  | { readonly type: 'expire-application-session'; readonly tokens: Tokens };

/** The next state, and the effects to run. */
export interface Transition {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

/** The effect that sends the new state to the other tabs. */
export const announce: SessionEffect = { type: 'announce' };
