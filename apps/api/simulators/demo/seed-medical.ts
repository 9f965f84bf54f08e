import type { Db } from '../../src/platform/database/connect.ts';

const centre = (
  centre_id: string,
  name: string,
  address: readonly string[],
  [latitude, longitude]: readonly [number, number],
  more: Partial<{
    way: 'tele' | 'centre' | 'home';
    city: string;
    state: string;
    step_free: boolean;
    woman_attendant: boolean;
    seats: number;
  }> = {},
) => ({
  centre_id,
  name,
  address: JSON.stringify(address),
  latitude,
  longitude,
  way: 'centre' as const,
  city: 'Mumbai',
  state: 'Maharashtra',
  step_free: true,
  woman_attendant: true,
  seats: 2,
  ...more,
});

/** Middles of PIN codes in millionths of a degree. Sample data. */
const PLACES: readonly (readonly [pinCode: string, latitude: number, longitude: number])[] = [
  ['400028', 19_021_300, 72_842_400],
  ['400012', 19_003_000, 72_842_000],
  ['400601', 19_194_000, 72_970_000],
  ['411001', 18_528_000, 73_874_000],
  ['160022', 30_729_000, 76_772_000],
  ['226022', 26_889_000, 80_966_000],
];

const CENTRES = [
  centre(
    'mc_dadar',
    'Lotus Diagnostics Dadar',
    ['12 Gokhale Road', 'Dadar West', 'Mumbai 400028'],
    [19_021_300, 72_842_400],
    {
      seats: 1,
    },
  ),
  centre(
    'mc_parel',
    'Lotus Diagnostics Parel',
    ['4 Dr Ambedkar Road', 'Parel', 'Mumbai 400012'],
    [19_003_000, 72_842_000],
  ),
  centre('mc_thane', 'Vasant Clinic', ['Gokhale Road', 'Thane West', 'Thane 400601'], [19_194_000, 72_970_000], {
    city: 'Thane',
    woman_attendant: false,
    step_free: false,
  }),
  centre('mc_pune', 'Sahyadri Diagnostics', ['12 MG Road', 'Pune 411001'], [18_528_000, 73_874_000], { city: 'Pune' }),
  centre('mc_sector22', 'Shivalik Diagnostics', ['Sector 22-C', 'Chandigarh 160022'], [30_729_000, 76_772_000], {
    city: 'Chandigarh',
    state: 'Chandigarh',
  }),
  centre('mc_lucknow', 'Gomti Diagnostics', ['Vikas Nagar', 'Lucknow 226022'], [26_889_000, 80_966_000], {
    city: 'Lucknow',
    state: 'Uttar Pradesh',
  }),
  centre('mc_mumbaihome', 'Lotus nurses', ['At your home'], [19_021_300, 72_842_400], { way: 'home', seats: 4 }),
  centre('mc_tele', 'Lotus Doctors on Call', ['By phone or video'], [19_021_300, 72_842_400], {
    way: 'tele',
    seats: 5,
  }),
];

/** The centres at which tests are done, and where PIN codes are. */
export async function seedMedical(db: Db): Promise<void> {
  await db
    .insertInto('pin_place')
    .values(PLACES.map(([pin_code, latitude, longitude]) => ({ pin_code, latitude, longitude })))
    .execute();
  await db.insertInto('medical_centre').values(CENTRES).execute();
}
