import { kindNames } from './brands/brand.ts';
import { type ColourTokens, type StateName, stateNames } from './tokens.ts';

/** What the foreground is, which decides the contrast that WCAG 2.2 requires. */
export const pairKinds = ['text', 'edge'] as const;
export type PairKind = (typeof pairKinds)[number];

/**
 * The minimum contrast of a kind at level AA: 4.5 for text of any size (1.4.3), 3 for edges and meaningful graphics
 * (1.4.11).
 */
export const leastContrast: Record<PairKind, number> = { text: 4.5, edge: 3 };

/** Two colours of which one is the background of the other somewhere in this package. */
export interface ColourPair {
  kind: PairKind;
  foreground: string;
  background: string;
  /** Picks the two colours of a scheme. */
  of: (colours: ColourTokens) => [foreground: string, background: string];
}

type Plain = { [Name in keyof ColourTokens]: ColourTokens[Name] extends string ? Name : never }[keyof ColourTokens];

const on = (kind: PairKind, background: Plain, ...foregrounds: Plain[]): ColourPair[] =>
  foregrounds.map((foreground) => ({
    kind,
    foreground,
    background,
    of: (colours) => [colours[foreground], colours[background]],
  }));

const ofState = (name: StateName): ColourPair[] => [
  {
    kind: 'text',
    foreground: `${name}.text`,
    background: `${name}.surface`,
    of: (c) => [c[name].text, c[name].surface],
  },
  {
    kind: 'edge',
    foreground: `${name}.mark`,
    background: `${name}.surface`,
    of: (c) => [c[name].mark, c[name].surface],
  },
  // links and buttons in a notice
  { kind: 'text', foreground: 'accentText', background: `${name}.surface`, of: (c) => [c.accentText, c[name].surface] },
  { kind: 'edge', foreground: 'focus', background: `${name}.surface`, of: (c) => [c.focus, c[name].surface] },
  // a field's error, and the icon of a result, are on the page
  { kind: 'text', foreground: `${name}.text`, background: 'canvas', of: (c) => [c[name].text, c.canvas] },
  { kind: 'text', foreground: `${name}.text`, background: 'surface', of: (c) => [c[name].text, c.surface] },
  { kind: 'edge', foreground: `${name}.mark`, background: 'canvas', of: (c) => [c[name].mark, c.canvas] },
  { kind: 'edge', foreground: `${name}.mark`, background: 'surface', of: (c) => [c[name].mark, c.surface] },
];

/**
 * Every pair in use. If you put a colour on another, add the pair here; the test checks each pair in each scheme of
 * each brand.
 */
export const colourPairs: readonly ColourPair[] = [
  ...on('text', 'canvas', 'text', 'textMuted', 'heading', 'accentText', 'accentTextHover'),
  ...on('text', 'surface', 'text', 'textMuted', 'heading', 'accentText', 'accentTextHover'),
  ...on('text', 'sunken', 'text', 'textMuted', 'heading', 'accentText'),
  ...on('text', 'accentSoft', 'accentText'),
  ...on('text', 'accentSoftHover', 'accentText'),
  ...on('text', 'track', 'heading'),
  ...on('text', 'accent', 'onAccent'),
  ...on('text', 'accentHover', 'onAccent'),
  ...on('text', 'accentPressed', 'onAccent'),
  ...on('text', 'danger', 'onDanger'),
  ...on('text', 'dangerHover', 'onDanger'),
  ...on('text', 'dangerPressed', 'onDanger'),
  ...on('text', 'header', 'onHeader', 'onHeaderMuted'),
  ...on('text', 'headerHover', 'onHeader'),
  ...on('text', 'headerFar', 'onHeader'),
  ...on('text', 'headerNear', 'onHeader'),
  ...on('edge', 'canvas', 'borderStrong', 'focus', 'accentMark', 'danger'),
  ...on('edge', 'surface', 'borderStrong', 'focus', 'accentMark', 'danger'),
  ...on('edge', 'sunken', 'focus'),
  ...on('edge', 'track', 'accentMark'),
  ...stateNames.flatMap(ofState),
  ...kindNames.flatMap((name): ColourPair[] => [
    {
      kind: 'edge',
      foreground: `kind.${name}.mark`,
      background: `kind.${name}.surface`,
      of: (c) => [c.kind[name].mark, c.kind[name].surface],
    },
    { kind: 'edge', foreground: `kind.${name}.mark`, background: 'surface', of: (c) => [c.kind[name].mark, c.surface] },
  ]),
];
