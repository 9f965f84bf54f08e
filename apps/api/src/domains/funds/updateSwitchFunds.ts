import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { makeSwitch } from './make-switch.ts';

export default sessionHandler('updateSwitchFunds', async (call, deps) => ok(await makeSwitch(deps, call)));
