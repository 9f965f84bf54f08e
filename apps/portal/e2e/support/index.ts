/** For the browser journeys of services: the portal in a browser, before the API in its sandbox. */
export { changeContact } from './change-contact.ts';
export { decideAtGateway } from './gateway.ts';
export { Journey } from './journey.ts';
export { picture } from './picture.ts';
export { Portal } from './portal.ts';
export { nomineeSharesText } from './rule-texts.ts';
export { begin, confirm, type Given, signedIn } from './service-journey.ts';
export { expect, test } from './test.ts';
