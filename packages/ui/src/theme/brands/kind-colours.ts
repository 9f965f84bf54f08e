import type { Brand } from './brand.ts';
import { makeScale } from './make-scale.ts';

/** A quiet hue for each kind of policy, the same for every insurer. It appears beside a drawing and a name. */
export const kindColours: Brand['colour']['kind'] = {
  term: makeScale('#2F4A8A', 700),
  savings: makeScale('#0C5C5C', 700),
  child: makeScale('#7F4700', 700),
  linked: makeScale('#5B3A9C', 700),
  annuity: makeScale('#40601B', 700),
};
