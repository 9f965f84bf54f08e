import { isObject, type Json } from '../json.ts';

/** Fields by which a person names what is theirs. */
const OWNED = new Set([
  ...['policyNo', 'policyNos', 'clientId', 'applicationNo', 'orderId', 'mandateId', 'linkId', 'caseId'],
  ...['ticket', 'tempFileId', 'documentId'],
]);

export const isOwned = (name: string): boolean => OWNED.has(name);

/** Whether a body names something that belongs to a person. */
export const namesOwned = (body: Json): boolean => isObject(body) && Object.keys(body).some(isOwned);
