import { sessionHandler } from '../../platform/contract/handler.ts';
import { changeContact } from './change-contact.ts';

export default sessionHandler('updateMobile', async (call, deps) => changeContact(deps, call));
