import type { TextFieldProps } from '@lifedesk/ui';
import type { Audience } from '../../service/define-service.ts';

/** The text of the one field: what it is taken for, and the form in which it is sent or why it cannot be. */
export type Recognised = { readonly help: string } & (
  | { readonly value: string; readonly says?: never }
  | { readonly value?: never; readonly says: () => string }
);

/** All that tells one way in from the other. */
export interface SignInFacts {
  /** The service's id. */
  readonly id: string;
  readonly workType: 'login';
  readonly audience: Audience;
  readonly read: (text: string) => Recognised;
  readonly input: Pick<TextFieldProps, 'name' | 'inputMode' | 'figures' | 'maxLength' | 'autoComplete'>;
  readonly texts: {
    readonly heading: () => string;
    readonly lead: () => string;
    readonly label: () => string;
    /** Leads from the OTP back to the field. */
    readonly other: () => string;
    /** What still works while the login is locked. */
    readonly lockedHelp: (inputs: { phone: string }) => string;
    /** Where the session before has run out; without it in words to the person whose it was. */
    readonly expired?: () => string;
    /** Over the field for the OTP, and on its button: where a second person looks on. */
    readonly otpHeading?: () => string;
    readonly signIn?: () => string;
  };
}
