import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { citiesOf, placesOf, stateOfArea, states } from './places/places.ts';

export const listStates = sessionHandler('listStates', async () => ok({ states: states() }));

export const listCities = sessionHandler('listCities', async ({ body }) => {
  const cities = citiesOf(body.state);
  if (!cities) throw problem('not-found', { detail: 'There is no such state.' });
  return ok({ cities });
});

export const placesOfPinCode = sessionHandler('placesOfPinCode', async ({ body }) => {
  const places = [...placesOf(body.pinCode)];
  const areaState = places.length === 0 ? stateOfArea(body.pinCode) : undefined;
  return ok({ places, ...(areaState && { areaState }) });
});
