// The exports for other domains.
export { findComparedFunds } from './withdraw/compared-funds.ts';
