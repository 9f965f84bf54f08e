import type { BodyOf } from '@lifedesk/sdk';
import type { TextFieldProps } from '@lifedesk/ui';
import type { Audience } from '../../service/define-service.ts';

/** The text of the one field: what kind of id it is, and the form to send or why it cannot be sent. */
export type LoginIdCheck = { readonly help: string } & (
  | { readonly value: string; readonly says?: never }
  | { readonly value?: never; readonly says: () => string }
);

/** Everything that differs between the ways to sign in. */
export interface SignInFacts {
  /** The service's id. */
  readonly id: string;
  /** Decides which kind of session it opens. */
  readonly workType: BodyOf<'validateCustomer'>['workTypeTxt'];
  readonly audience: Audience;
  readonly read: (text: string) => LoginIdCheck;
  readonly input: Pick<TextFieldProps, 'name' | 'inputMode' | 'figures' | 'maxLength' | 'autoComplete'>;
  readonly texts: {
    readonly heading: () => string;
    readonly lead: () => string;
    readonly label: () => string;
    /** Label of the link from the OTP back to the field. */
    readonly other: () => string;
    /** What still works while the login is locked. */
    readonly lockedHelp: (inputs: { phone: string }) => string;
    /** At the field, if no one or more than one person is found; by default texts that address that person. */
    readonly unknown?: () => string;
    readonly shared?: () => string;
    /** Shown after the previous session expired; by default a text that addresses the person whose session it was. */
    readonly expired?: () => string;
    /** Above the OTP field, below its label, and on its button: for a screen that a second person sees. */
    readonly otpHeading?: () => string;
    readonly otpHelp?: () => string;
    readonly signIn?: () => string;
  };
}
