/** The action phrase sent with the OTP that accepts an offer on other terms. */
export const ACCEPT_OFFER = 'accept changed terms';
