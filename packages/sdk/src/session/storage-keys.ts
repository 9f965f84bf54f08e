/**
 * Every key that the software keeps on a device, in one place (section 3). Each holds the least: flags are `1`, and
 * where the specification says policy number there is the policy's opaque id. Session storage is one tab's and dies with it.
 */
export const sessionKeys = {
  /** The application-tracking session: token and XSRF token, parted by a dot. */
  jwt: 'jwt',
  /** Flag: a full or corporate session is open. */
  isLoginAuth: 'isLoginAuth',
  /** Corporate: the client id, which every corporate session call names. */
  clientId: 'clientId',
  /** Flag: the session is a corporate one. */
  isCorporateLogin: 'isCorporateLogin',
  /** Expiry (ms), idle time (s) and opening (ms), on the server's clock, separated by spaces. */
  expiryTime: 'expiryTime',
  xsrfToken: 'xsrfToken',
  /** Opaque id of the policy that the session calls name. */
  loginByPolicy: 'loginByPolicy',
  /** The session's token. */
  uniqueTokenNo: 'uniqueTokenNo',
  /** Flag: the last session was a corporate one that its user ended. */
  corporateLogout: 'corporateLogout',
} as const;

/** Cookies are flags only: they show a new tab that another one may have a session. */
export const cookieKeys = {
  loginPolicy: 'loginPolicy',
  loginAuth: 'loginAuth',
  corporateAuth: 'corporateAuth',
  partialLogin: 'partialLogin',
  clientId: 'clientIdSet',
} as const;

/** Local storage outlives the tab. Only the language outlives a logout. */
export const localKeys = {
  /** How many notifications there were at the last look: the bell shows them before the server has answered. */
  notifications: 'notifications',
  /** Followed by a dot and the policy's opaque id. */
  navSubscribed: 'navSubscribed',
  /** Followed by a dot and updatePIData, updateNeft or neftPolicies, the opaque ids of the policies. */
  neftUpdate: 'neftUpdate',
  language: 'language',
  /** When a payment was made last, so that other tabs know that what they show is old. */
  transactionMade: 'transactionMade',
} as const;

export type LocalKey = keyof typeof localKeys;
