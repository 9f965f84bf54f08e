import type { Place } from '@lifedesk/rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface MapLayout {
  /** The middle of the PIN code. */
  readonly middle: Point;
  /** In the order of the list: where the place is, and its number beside it if others are too near. */
  readonly marks: readonly { readonly at: Point; readonly number: Point }[];
  /** A round number of kilometres, and how long it is on the map. */
  readonly scale: { readonly kilometres: number; readonly length: number };
}

/** The size of the map in its own units, and of a number on it. */
export const MAP = { width: 320, height: 240, radius: 11 } as const;

const EDGE = 24;
/** Room for the scale bar. */
const FOOT = 48;
const KILOMETRES_PER_DEGREE = 111.195;
/** The smallest part of the country that is shown, in kilometres. */
const LEAST = 2;
const LENGTHS = [20, 10, 5, 2, 1, 0.5] as const;
const LONGEST = 100;
const ROUNDS = 200;

/** Draws places around the middle of a PIN code, north up. Within 50 km the earth is flat enough. */
export function layOutMap(middle: Place, places: readonly Place[]): MapLayout {
  const narrowing = Math.cos(((middle.latitude / 1_000_000) * Math.PI) / 180);
  const degrees = (from: number, to: number) => ((to - from) / 1_000_000) * KILOMETRES_PER_DEGREE;
  const all = [middle, ...places].map(({ latitude, longitude }) => ({
    x: degrees(middle.longitude, longitude) * narrowing,
    y: degrees(latitude, middle.latitude),
  }));
  const [across, down] = [rangeOf(all.map(({ x }) => x)), rangeOf(all.map(({ y }) => y))];
  const perKilometre = Math.min(
    (MAP.width - 2 * EDGE) / Math.max(across.span, LEAST),
    (MAP.height - EDGE - FOOT) / Math.max(down.span, LEAST),
  );
  const [own, ...others] = all.map(({ x, y }) => ({
    x: MAP.width / 2 + (x - across.centre) * perKilometre,
    y: EDGE + (MAP.height - EDGE - FOOT) / 2 + (y - down.centre) * perKilometre,
  }));
  const origin = own ?? { x: 0, y: 0 };
  const numbers = spread(others, origin);
  const kilometres = LENGTHS.find((length) => length * perKilometre <= LONGEST) ?? LENGTHS[LENGTHS.length - 1] ?? 1;
  return {
    middle: origin,
    marks: others.map((at, place) => ({ at, number: numbers[place] ?? at })),
    scale: { kilometres, length: kilometres * perKilometre },
  };
}

function rangeOf(values: readonly number[]): { span: number; centre: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { span: most - least, centre: (least + most) / 2 };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Moves numbers apart until each can be read, and off the middle. */
function spread(points: readonly Point[], middle: Point): readonly Point[] {
  const apart = 2 * MAP.radius + 2;
  const moved = [...points];
  for (let round = 0; round < ROUNDS; round += 1) {
    let isStill = true;
    for (const [place, point] of moved.entries()) {
      const others = [middle, ...moved.filter((_, other) => other !== place)];
      const to = others.reduce((at, other) => pushApart(at, other, apart, place), point);
      isStill &&= to === point;
      moved[place] = to;
    }
    if (isStill) break;
  }
  return moved;
}

function pushApart(point: Point, other: Point, apart: number, place: number): Point {
  const [x, y] = [point.x - other.x, point.y - other.y];
  const distance = Math.hypot(x, y);
  if (distance >= apart) return point;
  // two at the same place go different ways, where there is room
  const angle =
    distance < 1
      ? Math.atan2(MAP.height / 2 - point.y, MAP.width / 2 - point.x) + ((place % 5) - 2) * 0.6
      : Math.atan2(y, x);
  const step = (apart - distance) / 2 + 0.1;
  return {
    x: within(point.x + Math.cos(angle) * step, MAP.radius + 1, MAP.width - MAP.radius - 1),
    y: within(point.y + Math.sin(angle) * step, MAP.radius + 1, MAP.height - FOOT / 2 - MAP.radius),
  };
}
