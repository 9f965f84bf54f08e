// The exports for other domains and the back office's API.
export { deleteInterest, takeInterest } from './interests.store.ts';
