/**
 * Every key that the software stores on a device, in one place (section 3). Each stores as little as possible: flags
 * are `1`, and instead of a policy number there is the policy's opaque id. Session storage belongs to one tab and ends
 * with it.
 */
export const sessionKeys = {
  /** The application-tracking session: token and XSRF token, separated by a dot. */
  jwt: 'jwt',
  /** Flag: a full or corporate session is open. */
  isLoginAuth: 'isLoginAuth',
  /** Corporate: the client id, which every corporate session call names. */
  clientId: 'clientId',
  /** Flag: the session is corporate. */
  isCorporateLogin: 'isCorporateLogin',
  /** Expiry (ms), idle time (s) and opening time (ms), by the server's clock, separated by spaces. */
  expiryTime: 'expiryTime',
  xsrfToken: 'xsrfToken',
  /** Opaque id of the policy that the session calls name. */
  loginByPolicy: 'loginByPolicy',
  /** The session's token. */
  uniqueTokenNo: 'uniqueTokenNo',
  /** Flag: the last session was a corporate one that its user ended. */
  corporateLogout: 'corporateLogout',
} as const;

/** Cookies contain only flags: they tell a new tab that another one may have a session. */
export const cookieKeys = {
  loginPolicy: 'loginPolicy',
  loginAuth: 'loginAuth',
  corporateAuth: 'corporateAuth',
  partialLogin: 'partialLogin',
  clientId: 'clientIdSet',
} as const;

/** Local storage outlives the tab. Only the language outlives a logout. */
export const localKeys = {
  /** How many notifications there were last time: the bell shows them before the server has responded. */
  notifications: 'notifications',
  /** Followed by a dot and the policy's opaque id. */
  navSubscribed: 'navSubscribed',
  /** Followed by a dot and updatePIData, updateNeft or neftPolicies, the opaque ids of the policies. */
  neftUpdate: 'neftUpdate',
  language: 'language',
  /** When a payment was last made, so that other tabs know that their data is out of date. */
  transactionMade: 'transactionMade',
} as const;

export type LocalKey = keyof typeof localKeys;
