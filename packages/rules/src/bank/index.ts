export type { NeftUpdateFacts, NeftUpdateReason } from './applies-neft-update.ts';
export { appliesNeftUpdate, neftUpdateClauses } from './applies-neft-update.ts';
export { confirmsBankAccount } from './confirms-bank-account.ts';
export { matchesAccountHolder } from './matches-account-holder.ts';
