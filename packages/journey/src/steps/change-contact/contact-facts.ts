import type { AnswerOf, BodyOf, KeyedCallOptions, Sdk } from '@lifedesk/sdk';
import type { TextFieldProps } from '@lifedesk/ui';
import type { CorporateAnswer, Customer } from '../../customer/answers.ts';

/** The codes that confirm a change, and what they were sent for. */
export type Codes = Pick<BodyOf<'updateMobile'>, 'otpToken' | 'otp' | 'newOtpToken' | 'newOtp'>;

/** Whose contacts these are. */
export type Contacts = Pick<Customer | CorporateAnswer, 'mobileNo' | 'emailId'>;

/** Everything that differs between kinds of contact. */
export interface ContactFacts {
  /** The service's id. */
  readonly id: string;
  /** The action phrase sent with each OTP. */
  readonly workType: string;
  /** The contact in its normalised form, or why it is not valid. */
  readonly read: (
    text: string,
  ) => { readonly valid: true; readonly value: string } | { readonly valid: false; readonly says: () => string };
  /** The registered contact, masked; undefined if there is none. */
  readonly before: (contacts: Contacts) => string | undefined;
  readonly bodyOf: (contact: string) => BodyOf<'checkDuplicate'>;
  readonly update: (
    sdk: Sdk,
    contact: string,
    codes: Codes,
    options: KeyedCallOptions,
  ) => Promise<AnswerOf<'updateMobile'>>;
  readonly input: Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'figures' | 'maxLength'>;
  readonly texts: Readonly<
    Record<
      | 'step'
      | 'missing'
      | 'differs'
      | 'heading'
      | 'lead'
      | 'label'
      | 'help'
      | 'again'
      /** Its name, for example "Mobile number". */
      | 'what'
      | 'presentHeading'
      | 'newHeading'
      /** What was requested, for example "Change of mobile number". */
      | 'workType'
      | 'done'
      | 'doneBody',
      () => string
    >
  >;
}
