/** The sentences of the rules, from their sources: a browser journey needs no built package. */
export { clientIdText, loginIdText, nomineeSharesText } from '../../../../packages/rules/src/texts/index.ts';
