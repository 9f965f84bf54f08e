import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { citiesOf, placesOf, states } from './places/places.ts';

export const listStates = sessionHandler('listStates', async () => ok({ states: states() }));

export const listCities = sessionHandler('listCities', async ({ body }) => {
  const cities = citiesOf(body.state);
  if (!cities) throw problem('not-found', { detail: 'There is no such state.' });
  return ok({ cities });
});

export const placesOfPinCode = sessionHandler('placesOfPinCode', async ({ body }) =>
  ok({ places: [...placesOf(body.pinCode)] }),
);
