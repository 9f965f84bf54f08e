/** Radii of the ring, in a square of 200 around the centre. */
const OUTER = 96;
const INNER = 58;
const MIDDLE = 100;

/** A value as far as it counts: 0 if it is below zero or not a number. */
export const atLeastZero = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0);

/**
 * The values as per cent of their sum with `places` decimals, adding up to exactly 100: the rest left by rounding down
 * goes to the values that lost most. If the sum is 0, all are 0.
 */
export function percentages(values: readonly number[], places = 1): number[] {
  const sum = values.reduce((all, value) => all + atLeastZero(value), 0);
  if (sum === 0) return values.map(() => 0);
  const whole = 100 * 10 ** places;
  const exact = values.map((value) => (atLeastZero(value) / sum) * whole);
  const units = exact.map(Math.floor);
  const left = whole - units.reduce((all, unit) => all + unit, 0);
  const lossFirst = exact.map((value, at) => ({ at, loss: value % 1 })).sort((a, b) => b.loss - a.loss || a.at - b.at);
  for (const { at } of lossFirst.slice(0, left)) units[at] = (units[at] as number) + 1;
  return units.map((unit) => unit / 10 ** places);
}

const at = (share: number, radius: number) => {
  const angle = share * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 100) / 100;
  return `${round(MIDDLE + radius * Math.sin(angle))} ${round(MIDDLE - radius * Math.cos(angle))}`;
};

const circle = (radius: number, turn: 0 | 1) => {
  const half = `A${radius} ${radius} 0 1 ${turn} `;
  return `M${at(0, radius)}${half}${at(0.5, radius)}${half}${at(0, radius)}Z`;
};

/** A piece of the ring between two shares of the circle, clockwise from the top, as the `d` of a path. */
export function ringPiece(from: number, to: number): string {
  // an arc from a point to itself draws nothing, so the whole ring is two circles
  if (to - from >= 1) return circle(OUTER, 1) + circle(INNER, 0);
  const large = to - from > 0.5 ? 1 : 0;
  return `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 ${large} 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 ${large} 0 ${at(from, INNER)}Z`;
}

/** The pieces of the ring for the values, in order; none for a value that does not count. */
export function ringPieces(values: readonly number[]): (string | undefined)[] {
  const sum = values.reduce((all, value) => all + atLeastZero(value), 0);
  let before = 0;
  return values.map((value) => {
    const share = sum === 0 ? 0 : atLeastZero(value) / sum;
    const from = before;
    before += share;
    return share > 0 ? ringPiece(from, from + share) : undefined;
  });
}
