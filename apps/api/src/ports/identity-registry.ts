import type { CalendarDate } from '@lifedesk/rules';

/** An Aadhaar number or a VID. Nothing on this side stores or logs it. */
export interface AadhaarId {
  readonly kind: 'aadhaar' | 'vid';
  readonly number: string;
}

/** What the Aadhaar authority knows about a person. */
export interface AadhaarPerson {
  readonly lastFour: string;
  readonly name: string;
  readonly birthDate: CalendarDate | null;
  /** If the full date is not known. */
  readonly birthYear: number | null;
  readonly gender: 'M' | 'F' | 'T';
  readonly address: AadhaarAddress;
}
export interface AadhaarAddress {
  readonly careOf?: string;
  readonly addrLine1: string;
  readonly addrLine2?: string;
  readonly addrLine3?: string;
  readonly city: string;
  readonly district?: string;
  readonly state: string;
  readonly pinCode: string;
}

export type SentAadhaarOtp =
  | { readonly transactionId: string; readonly sentTo: string }
  | { readonly refused: 'mobile-not-linked' | 'id-inactive' };

/** `photo`: base64, to be passed on and forgotten. */
export type CheckedAadhaarOtp =
  | { readonly person: AadhaarPerson; readonly photo: string }
  | { readonly refused: 'otp-wrong' | 'otp-expired' };

/** The Aadhaar authority, or who stands between it and an insurer. All reject with `LookupError`. */
export interface IdentityRegistry {
  /** Asks it to send its OTP. */
  sendOtp(id: AadhaarId): Promise<SentAadhaarOtp>;
  /** Checks an OTP. A right one works once. */
  checkOtp(check: { readonly transactionId: string; readonly otp: string }): Promise<CheckedAadhaarOtp>;
}
