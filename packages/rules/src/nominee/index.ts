export type { NomineeShares, NomineeSharesReason, SharingNominee } from './check-nominee-shares.ts';
export { checkNomineeShares } from './check-nominee-shares.ts';
export type { EditableNominee } from './delete-nominee.ts';
export { deleteNominee, isNomineeDeleted, NOMINEE_DELETED } from './delete-nominee.ts';
export { mayBeAppointee } from './may-be-appointee.ts';
export { AGE_OF_MAJORITY, needsAppointee } from './needs-appointee.ts';
export { restoreNominee } from './restore-nominee.ts';
