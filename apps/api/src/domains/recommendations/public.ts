// The exports for other domains and the back office's API.
export { claimInterest, deleteInterest } from './interests.store.ts';
