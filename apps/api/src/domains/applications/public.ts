// The exports for other domains and for the back office's door.
export { acceptApplication, changeStage, endWithoutPolicy } from './change-stage.ts';
export { announceStage } from './notices.ts';
export { type ApplicationRow, applicationContacts, findApplications, lockApplication } from './store.ts';
