/** Loaded with the first refusal: it knows the sentences of all rules. */
export { refusalText } from '@lifedesk/rules/texts';
