/**
 * Status codes of policies that have ended and pay out: matured, surrendered, claim registered, returned in free look.
 */
export const ENDED_STATUS_CODES: readonly string[] = ['M', 'S', 'D', 'F'];
