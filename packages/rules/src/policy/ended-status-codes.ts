/** Status codes of policies whose money is on its way already: matured, surrendered, claim registered, returned in free look. */
export const ENDED_STATUS_CODES: readonly string[] = ['M', 'S', 'D', 'F'];
