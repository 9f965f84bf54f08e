/** The sandbox's name at its gateway. */
export const MERCHANT_ID = 'lifedesk';
