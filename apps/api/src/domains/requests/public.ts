// The exports for other domains.
export { type AdvanceRequest, requestAdvancer } from './advance-request.ts';
export { CANCELLED_NOTES, cancelRequest } from './cancel-request.ts';
export { accountChangedAt, contactChangedOn, contactsChangedAt } from './cooling-off.ts';
export { EffectRefused } from './effect-refused.ts';
export {
  type Acknowledgement,
  acknowledge,
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
export { findNewDevice, findRequest, findRequestByKey, findRequester, type RequestRow } from './store.ts';
