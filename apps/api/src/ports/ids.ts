/** The only source of randomness in the backend. It is cryptographically secure except in tests. */
export interface Ids {
  uuid(): string;
  /** 256 random bits in base64url: session tokens, OTP tokens, auth codes. */
  token(): string;
  /** Six digits, uniformly distributed. */
  otp(): string;
  /** A reference of `digits` decimal digits that does not start with 0. */
  digits(digits: number): string;
}
