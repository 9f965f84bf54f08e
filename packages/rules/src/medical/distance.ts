/** A place, in millionths of a degree. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6_371;
const radians = (micro: number): number => (micro / 1_000_000) * (Math.PI / 180);

/** The great-circle distance of two places in hundreds of metres, rounded. */
export function distanceBetween(a: Place, b: Place): number {
  const latitude = Math.sin((radians(b.latitude) - radians(a.latitude)) / 2) ** 2;
  const longitude = Math.sin((radians(b.longitude) - radians(a.longitude)) / 2) ** 2;
  const share = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share)) * 10);
}
