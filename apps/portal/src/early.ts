// Runs while the libraries are still on their way: a person with a session waits for the server once, not after each script.
import { callAhead, notifications, overview, type Sdk, serviceRequests, validateAny } from '@lifedesk/sdk';
import { pageSdk } from './page-sdk.ts';

const inBackground = { background: true, silent: true } as const;

/** What the dashboard asks for when it opens. */
const dashboard = (sdk: Sdk) => [notifications, overview, serviceRequests].map((ask) => ask(sdk, {}, inBackground));

const sdk = pageSdk();
const { tokens, kind } = sdk.session.state;
if (tokens)
  callAhead(sdk, (ahead) => [
    validateAny(ahead, inBackground),
    ...(kind === 'full' && /\/dashboard\/?$/.test(location.pathname) ? dashboard(ahead) : []),
  ]);
