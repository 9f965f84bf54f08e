// What other domains may use of this one.
export { requestAdvancer } from './advance-request.ts';
export type { ApprovedEffects } from './approved-effects.ts';
export { accountChangedOn, contactChangedOn, contactsChangedOn } from './cooling-off.ts';
export type { RequestTypes } from './known-types.ts';
export {
  type Acknowledgement,
  type Change,
  makeRequest,
  type Proof,
  type RequestCall,
  recordChanges,
} from './make-request.ts';
export { type Contacts, registeredContacts } from './messages.store.ts';
export { queueNotice } from './messages.ts';
export { openRequest } from './open-request.ts';
export { ownRequest } from './own-request.ts';
export type { FindRequestAdditions } from './request-additions-source.ts';
export { findRequestByKey, type RequestRow } from './store.ts';
