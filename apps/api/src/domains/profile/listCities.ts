import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { citiesOf } from './places/places.ts';

export default sessionHandler('listCities', async ({ body }) => {
  const cities = citiesOf(body.state);
  if (!cities) throw problem('not-found', { detail: 'There is no such state.' });
  return ok({ cities });
});
