// What other domains and the door of the back office may use of this one.
export { deleteInterest, takeInterest } from './interests.store.ts';
