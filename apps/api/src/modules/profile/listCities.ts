import { ok, sessionHandler } from '../../contract/handler.ts';
import { citiesOf } from '../../places/places.ts';
import { problem } from '../../problem.ts';

export default sessionHandler('listCities', async ({ body }) => {
  const cities = citiesOf(body.state);
  if (!cities) throw problem('not-found', { detail: 'There is no such state.' });
  return ok({ cities });
});
