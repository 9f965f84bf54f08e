// The exports for other domains.
export { lapsedOf, needsHealthDeclaration } from './quotes.ts';
