import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { redirectPremiums } from './redirection/redirect-premiums.ts';

export default sessionHandler('redirectPremiums', async (call, deps) => ok(await redirectPremiums(deps, call)));
