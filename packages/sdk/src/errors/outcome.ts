import type { MessageKey } from './messages.ts';

/** How a failure is shown. */
export type Presentation =
  /** A message that hides automatically. */
  | 'toast'
  /** A message that stays until it is dismissed (9999999999 ms in the specification). */
  | 'toast-stays'
  /** At the field or in the form, without a toast. */
  | 'inline'
  /** Nothing is shown. */
  | 'silent'
  /** A page replaces the screen. */
  | 'page';

/** What the app does next, beyond showing the message. */
export type Next =
  /** Log out and go to login. */
  | 'login'
  /** Reset the session's state: logged out, expiry cleared. */
  | 'reset-session'
  /** Offer to resend the OTP. */
  | 'resend-otp'
  /** Ask for the policy number. */
  | 'ask-policy-number'
  /** Use the built-in default maintenance data. */
  | 'default-maintenance'
  /** Show the maintenance notice. */
  | 'maintenance';

/** What a failure means to the customer in a situation. */
export interface Outcome {
  /** Key in the catalogue; absent if the text is the server's own. */
  readonly messageKey: MessageKey | undefined;
  readonly message: string;
  readonly presentation: Presentation;
  /** Milliseconds after which a toast hides; absent if the app decides, and for a toast that stays. */
  readonly autoHideMs: number | undefined;
  readonly next: Next | undefined;
  /** Show the toast only if the current path is protected ("only on certain paths", section 4). */
  readonly onlyOnProtectedPath: boolean;
}

/** A row of the catalogue, from which an outcome is built. */
export interface Row {
  /** A key in the catalogue, or the server's own message with a fallback key. */
  readonly message: MessageKey | { readonly server: MessageKey };
  /** A toast by default. */
  readonly presentation?: Presentation;
  readonly autoHideMs?: number;
  readonly next?: Next;
  readonly onlyOnProtectedPath?: true;
}
