/** The rules' sentences, as the page shows them. */
export { clientIdText, loginIdText, nomineeSharesText } from '@lifedesk/rules/texts';
