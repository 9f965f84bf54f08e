/** The only source of randomness in the backend; cryptographically secure in every adapter but a test's. */
export interface Ids {
  uuid(): string;
  /** 256 random bits in base64url: session tokens, OTP tokens, auth codes. */
  token(): string;
  /** Six digits, each value as likely as any other. */
  otp(): string;
  /** A reference of `digits` decimal digits that does not start with 0. */
  digits(digits: number): string;
}
