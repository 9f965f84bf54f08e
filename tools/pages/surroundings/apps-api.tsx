// What the samples of apps/api/README.md take for granted.
export { expect } from 'vitest';
