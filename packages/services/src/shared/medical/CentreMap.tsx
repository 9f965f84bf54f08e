import type { Place } from '@lifedesk/rules';
import { Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { layOutMap, MAP, type Point } from './map-layout.ts';

interface CentreMapProps {
  /** The middle of the PIN code. */
  readonly middle: Place;
  /** In the order of the list, whose numbers they have. */
  readonly places: readonly Place[];
  /** The place in the list that is chosen; -1 for none. */
  readonly chosen: number;
}

const FOOT = MAP.height - 14;
const START = 16;

/** Where the places are, north up. It is drawn here, so that no map service learns where the person is. The list says the same in words. */
export function CentreMap({ middle, places, chosen }: CentreMapProps): ReactElement {
  const { middle: own, marks, scale } = layOutMap(middle, places);
  const line = { fill: 'none', stroke: 'currentColor' } as const;
  const text = { fill: 'currentColor', fontSize: 13, textAnchor: 'middle' } as const;
  const end = START + scale.length;
  return (
    <Stack measure="text">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} width="100%" role="img" aria-label={m.medicalAppointment_map()}>
        <rect {...line} x="0.5" y="0.5" width={MAP.width - 1} height={MAP.height - 1} rx="8" strokeOpacity="0.4" />
        <path {...line} d={`M${own.x - 7} ${own.y}h14M${own.x} ${own.y - 7}v14`} strokeWidth="2" />
        <circle {...line} cx={own.x} cy={own.y} r="5" />
        {marks.map(({ at, number }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the key
          <g key={place}>
            <Leader at={at} number={number} />
            <circle {...line} cx={number.x} cy={number.y} r={MAP.radius} strokeWidth={place === chosen ? 3 : 1} />
            <text {...text} x={number.x} y={number.y + 4.5}>
              {place + 1}
            </text>
          </g>
        ))}
        <path {...line} d={`M${START} ${FOOT - 5}v5H${end}v-5`} />
        <text {...text} x={(START + end) / 2} y={FOOT - 6}>
          {m.medicalAppointment_kilometres({ km: String(scale.kilometres) })}
        </text>
        <path {...line} d={`M${MAP.width - 22} ${FOOT}v-16m-4 6l4 -6l4 6`} />
        <text {...text} x={MAP.width - 22} y={FOOT - 20}>
          {m.medicalAppointment_north()}
        </text>
      </svg>
    </Stack>
  );
}

/** The place, and a line to the edge of its number. A number that is on its place needs neither, and is easier to read without. */
function Leader({ at, number }: { readonly at: Point; readonly number: Point }): ReactElement | null {
  const [x, y] = [at.x - number.x, at.y - number.y];
  const distance = Math.hypot(x, y);
  if (distance <= MAP.radius) return null;
  const share = MAP.radius / distance;
  return (
    <>
      <circle cx={at.x} cy={at.y} r="2.5" fill="currentColor" />
      <path fill="none" stroke="currentColor" d={`M${at.x} ${at.y}L${number.x + x * share} ${number.y + y * share}`} />
    </>
  );
}
