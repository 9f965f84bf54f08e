/** For browser journeys: an app in front of the API in its sandbox. */
export { ANY_WIDTH } from './any-width.ts';
export { type ApiServer, startApi } from './api-server.ts';
export { cameraSees } from './camera.ts';
export { changeAccount } from './change-account.ts';
export { changeContact, changeContactOfCompany } from './change-contact.ts';
export { createDatabase } from './database.ts';
export { decideAtGateway } from './gateway.ts';
export { Journey } from './journey.ts';
export { openMail } from './mail.ts';
export { largePicture, picture } from './picture.ts';
export { Portal } from './portal.ts';
export { downloadReceipt } from './receipt.ts';
export { clientIdText, loginIdText, nomineeSharesText } from './rule-texts.ts';
export { type Person, Sandbox } from './sandbox.ts';
export { begin, COMPANY, confirm, type JourneyFixtures, signedIn } from './service-journey.ts';
export { WITHOUT_SCRIPT } from './signed-in.ts';
export { expect, test, watch } from './test.ts';
export { LOCALES } from './texts.ts';
