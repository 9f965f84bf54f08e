/** Where the customer was when the session ended. */
export interface ExpiredAt {
  /** The current path with its query, such as `/cs/policy-details?id=p_5c1e`. */
  readonly path: string;
  /** The path needs a login. */
  readonly isProtected: boolean;
  /** The customer asked to return here after login. */
  readonly wantsRedirect: boolean;
}

/** Where to go when a session has ended. */
export type AfterExpiry = { readonly to: 'login'; readonly redirectURL: string | undefined } | { readonly to: 'stay' };

/**
 * Decides where to go when a session ends (section 2): from a protected path to login, and back from there if
 * requested. A path that is open without a session stays on the screen.
 */
export function afterExpiry({ path, isProtected, wantsRedirect }: ExpiredAt): AfterExpiry {
  return isProtected ? { to: 'login', redirectURL: wantsRedirect ? path : undefined } : { to: 'stay' };
}
