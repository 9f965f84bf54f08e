import type { MessageKey } from './messages.ts';

/** How a failure is shown. */
export type Presentation =
  /** A message that goes away by itself. */
  | 'toast'
  /** A message that stays until it is dismissed (the specification's 9999999999 ms). */
  | 'toast-stays'
  /** At the field or in the form, without a toast. */
  | 'inline'
  /** Nothing is shown. */
  | 'silent'
  /** A page takes the screen's place. */
  | 'page';

/** What the app does next, beyond showing the message. */
export type Next =
  /** Log out and go to login. */
  | 'login'
  /** The session's state is reset: logged out, expiry cleared. */
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
  /** Key of the catalogue; absent where the text is the server's own. */
  readonly messageKey: MessageKey | undefined;
  readonly message: string;
  readonly presentation: Presentation;
  /** Milliseconds after which a toast hides; absent where the app decides, and for a toast that stays. */
  readonly autoHideMs: number | undefined;
  readonly next: Next | undefined;
  /** The toast is shown only where the current path is protected ("only on certain paths", section 4). */
  readonly onlyOnProtectedPath: boolean;
}

/** A row of the catalogue: what an outcome is made from. */
export interface Row {
  /** A key of the catalogue, or the server's own message with the key to fall back on. */
  readonly message: MessageKey | { readonly server: MessageKey };
  /** A toast by default. */
  readonly presentation?: Presentation;
  readonly autoHideMs?: number;
  readonly next?: Next;
  readonly onlyOnProtectedPath?: true;
}
