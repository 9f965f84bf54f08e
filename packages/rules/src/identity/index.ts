// Who a person is, by Aadhaar: whether names and birth dates match, and which files can be used.

export { type IdentityCheck, isIdentityCheckDue } from './identity-check-due.ts';
export type { BirthDateMatch, FoundPerson, IdentityMatch, KnownPerson, NameMatch } from './match-identity.ts';
export { matchBirthDates, matchIdentity, matchNames } from './match-identity.ts';
export type { OfflineFileReason } from './offline-file.ts';
export { foundIdentityMinutes, isOfflineFileCurrent, offlineFileMadeFrom } from './offline-file.ts';
