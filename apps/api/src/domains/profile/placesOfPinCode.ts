import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { placesOf } from './places/places.ts';

export default sessionHandler('placesOfPinCode', async ({ body }) => ok({ places: [...placesOf(body.pinCode)] }));
