export { isPanSeeded } from './is-pan-seeded.ts';
export type { KnownPan } from './pan-flags.ts';
export { panFlags } from './pan-flags.ts';
export type { PanFlags } from './pan-status.ts';
export { panStatus } from './pan-status.ts';
