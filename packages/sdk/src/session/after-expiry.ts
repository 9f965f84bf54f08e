export interface ExpiredAt {
  /** The current path with its query, such as `/cs/policy-details?id=p_5c1e`. */
  readonly path: string;
  /** The path needs a login. */
  readonly isProtected: boolean;
  /** Coming back after the login was asked for. */
  readonly redirectAsked: boolean;
}

export type AfterExpiry = { readonly to: 'login'; readonly redirectURL: string | undefined } | { readonly to: 'stay' };

/**
 * Decides where the end of a session leads (section 2): from a protected path to login, and back from there where that
 * was asked. A path that is open without a session stays on the screen.
 */
export function afterExpiry({ path, isProtected, redirectAsked }: ExpiredAt): AfterExpiry {
  return isProtected ? { to: 'login', redirectURL: redirectAsked ? path : undefined } : { to: 'stay' };
}
