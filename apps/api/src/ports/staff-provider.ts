/** Who a member of staff is, as their provider says. */
export interface StaffIdentity {
  /** Never changes. */
  readonly subject: string;
  readonly name: string;
  /** Also those that mean nothing here. */
  readonly roles: readonly string[];
}

/** What one sign-in is recognised by. Never leaves the server, except the state. */
export interface StaffSignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier. */
  readonly verifier: string;
  readonly returnAddress: string;
}

/** What the provider added to the return address. */
export interface StaffSignInResult {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** The insurer's own sign-in for staff: an OpenID Connect provider. Its failures are `LookupError`. */
export interface StaffProvider {
  /** Whether the provider may lead a browser to this address. */
  accepts(returnAddress: string): boolean;
  /** The address of the provider's page, and the secrets of the sign-in that it begins. */
  begin(returnAddress: string): Promise<{ readonly address: string; readonly secrets: StaffSignInSecrets }>;
  /** Who has signed in. Null if the result is not of this sign-in, or the provider's token is not for it, or too old. */
  identify(secrets: StaffSignInSecrets, result: StaffSignInResult): Promise<StaffIdentity | null>;
}
