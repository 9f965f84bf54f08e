import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { states } from './places/places.ts';

export default sessionHandler('listStates', async () => ok({ states: states() }));
