export interface ExpiredAt {
  /** The current path with its query, such as `/cs/policy-details?id=p_5c1e`. */
  readonly path: string;
  /** The path needs a login. */
  readonly isProtected: boolean;
  /** Coming back after the login was asked for. */
  readonly redirectAsked: boolean;
}

/** Where a session that ran out leads: to login, and back only from a protected path and where it was asked (section 2). */
export type AfterExpiry = { readonly to: 'login'; readonly redirectURL: string | undefined };

export function afterExpiry({ path, isProtected, redirectAsked }: ExpiredAt): AfterExpiry {
  return { to: 'login', redirectURL: isProtected && redirectAsked ? path : undefined };
}
