import type { components } from '@lifedesk/contract';
import { addCalendarDays, distanceBetween, medicalRules, medicalWays, type Place } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { dateAt, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { findCentres, findPinPlace } from './bookings.store.ts';
import type { CentreRow } from './cases.store.ts';
import { ownCase } from './own-case.ts';
import { findFreeSlots, findTimes } from './slots.ts';

type List = components['schemas']['MedicalCentreList'];

/** The longest time that one call lists, in days after the first. */
const MOST_DAYS = 13;

interface Near {
  readonly centre: CentreRow;
  /** Hundreds of metres; null without a PIN code. */
  readonly distance: number | null;
}

export default sessionHandler('medicalCentres', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const { way, pinCode, state, city, womanAttendant, stepFree } = body;
  const row = await ownCase(db, session, body.caseId);
  const from = dateAt('/from', body.from);
  const to = dateAt('/to', body.to);
  if (to < from || to > addCalendarDays(from, MOST_DAYS))
    throw validationProblem('/to', 'must be at most 13 days after the first day');
  const ways = medicalWays(row.category);
  if (!ways.includes(way)) throw validationProblem('/way', 'must be one of the case');
  const hasTown = state !== undefined && city !== undefined;
  if (way !== 'tele' && pinCode === undefined && !hasTown) throw validationProblem('/pinCode', 'is required');
  const { distance: limit, centres: most } = medicalRules(today(clock));
  const place = pinCode === undefined ? undefined : await findPinPlace(db, pinCode);
  const inReach = (centres: readonly CentreRow[]): Near[] =>
    place
      ? withDistance(centres, place).filter(({ distance }) => (distance ?? 0) <= limit)
      : centres
          .filter((centre) => hasTown && isSameName(centre.state, state) && isSameName(centre.city, city))
          .map((centre) => ({ centre, distance: null }));
  const homes = ways.includes('home')
    ? inReach(await findCentres(db, { way: 'home', womanAttendant, stepFree: false }))
    : [];
  const homeServed = homes.length > 0;
  const nextBest = homeServed && way !== 'home' ? ('home' as const) : ('call' as const);
  const without = (because: List['because']) => ok({ centres: [], homeServed, ...(because && { because }), nextBest });
  if (way !== 'tele' && !place && !hasTown) return without('pin-code-unknown');
  const fitting = await findCentres(db, { way, womanAttendant, stepFree: way === 'centre' && stepFree });
  const near = way === 'tele' ? fitting.map((centre) => ({ centre, distance: null })) : inReach(fitting).slice(0, most);
  if (near.length === 0) {
    const anyone = inReach(await findCentres(db, { way, womanAttendant: false, stepFree: false }));
    return without(anyone.length > 0 ? 'none-that-fits' : 'none-near');
  }
  const times = await findTimes(deps, { category: row.category, from, to });
  const slots = await findFreeSlots(
    db,
    near.map(({ centre }) => centre),
    row.category,
    times,
  );
  return ok({
    centres: near.slice(0, most).map(({ centre, distance }) => ({
      centreId: centre.centre_id,
      name: centre.name,
      addressDetails: centre.address,
      ...(distance !== null && { distance }),
      ...(way === 'centre' && { place: placeOf(centre) }),
      stepFree: centre.step_free,
      womanAttendant: centre.woman_attendant,
      slots: slots.get(centre.centre_id) ?? [],
    })),
    ...(place && { place: placeOf(place) }),
    homeServed,
  });
});

const placeOf = ({ latitude, longitude }: Place) => ({ latitude, longitude });

/** As typed: small letters name the same place. */
const isSameName = (name: string, typed: string): boolean => name.toLowerCase() === typed.trim().toLowerCase();

/** The nearest first. */
function withDistance(centres: readonly CentreRow[], place: Place): Near[] {
  return centres
    .map((centre) => ({ centre, distance: distanceBetween(place, centre) }))
    .toSorted((a, b) => a.distance - b.distance || a.centre.centre_id.localeCompare(b.centre.centre_id));
}
