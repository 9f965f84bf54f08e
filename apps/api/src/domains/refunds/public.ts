// What other domains may use of this one.

export { findGstRefunds } from './refundable.ts';
