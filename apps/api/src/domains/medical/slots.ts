import type { components } from '@lifedesk/contract';
import {
  addCalendarDays,
  type CalendarDate,
  type MedicalCategory,
  type MedicalTime,
  medicalTests,
  medicalTimes,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { countTaken, findHolidays } from './bookings.store.ts';
import type { CentreRow } from './cases.store.ts';

type Slot = components['schemas']['MedicalSlot'];

/** Blood is taken from people who have not eaten. */
export const isFasting = (category: MedicalCategory): boolean => medicalTests(category).includes('blood-and-urine');

/** `mc_dadar-20261203T0230Z` */
const slotIdOf = (centreId: string, start: Date): string =>
  `${centreId}-${start.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z`;

/** The centre and the time of a slot id, whose form the contract checks. */
export function readSlotId(slotId: string): { centreId: string; start: Date } {
  const [centreId = '', time = ''] = slotId.split('-');
  const iso = `${time.slice(0, 4)}-${time.slice(4, 6)}-${time.slice(6, 8)}T${time.slice(9, 11)}:${time.slice(11, 13)}:00Z`;
  return { centreId, start: new Date(iso) };
}

/** The times of a category in these days, taken or not. */
export async function findTimes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { category, from, to }: { category: MedicalCategory; from: CalendarDate; to: CalendarDate },
): Promise<readonly MedicalTime[]> {
  return medicalTimes({
    fasting: isFasting(category),
    from,
    to,
    now: clock.now(),
    holidays: await findHolidays(db),
  });
}

/** The times at which centres have free seats, by centre. */
export async function findFreeSlots(
  db: Db,
  centres: readonly CentreRow[],
  category: MedicalCategory,
  times: readonly MedicalTime[],
): Promise<ReadonlyMap<string, Slot[]>> {
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last) return new Map();
  const ids = centres.map(({ centre_id }) => centre_id);
  const taken = await countTaken(db, ids, first.start, last.start);
  return new Map(
    centres.map(({ centre_id, seats }) => [
      centre_id,
      times.flatMap(({ start, end }) => {
        const left = seats - (taken.get(`${centre_id} ${start.getTime()}`) ?? 0);
        const slot = {
          slotId: slotIdOf(centre_id, start),
          start: start.toISOString(),
          end: end.toISOString(),
          fasting: isFasting(category),
          left,
        };
        return left > 0 ? [slot] : [];
      }),
    ]),
  );
}

/** How many days around such a time the nearest free ones are looked for, and how many are named. */
const NEAR_DAYS = 6;
const NAMED = 3;

/** The free times of a centre that are nearest to one that is not possible. */
export async function findNearestSlots(
  deps: Pick<Deps, 'db' | 'clock'>,
  centre: CentreRow,
  category: MedicalCategory,
  start: Date,
): Promise<Slot[]> {
  const day = todayInIndia(start);
  const around = { category, from: addCalendarDays(day, -NEAR_DAYS), to: addCalendarDays(day, NEAR_DAYS) };
  const slots = await findFreeSlots(deps.db, [centre], category, await findTimes(deps, around));
  // biome-ignore lint/plugin/arithmetic: which time is nearest, not money
  const distance = (slot: Slot) => Math.abs(new Date(slot.start).getTime() - start.getTime());
  return (slots.get(centre.centre_id) ?? [])
    .filter((slot) => slot.start !== start.toISOString())
    .toSorted((a, b) => distance(a) - distance(b) || a.start.localeCompare(b.start))
    .slice(0, NAMED);
}
