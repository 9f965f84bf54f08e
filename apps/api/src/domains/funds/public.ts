// What other domains may use of this one.
export { findComparedFunds } from './withdraw/compared-funds.ts';
