import type { Brand, KindName, Scale } from './brands/brand.ts';
import { contrastRatio, mix } from './colour.ts';

/** `light`, `dark`, and `contrast` for people who ask for more of it. */
export const schemes = ['light', 'dark', 'contrast'] as const;
export type Scheme = (typeof schemes)[number];

export const stateNames = ['info', 'success', 'warning', 'error'] as const;
export type StateName = (typeof stateNames)[number];

type StateColours = Record<'surface' | 'border' | 'text' | 'mark', string>;

type KindColours = Record<'surface' | 'mark', string>;

const WHITE = '#FFFFFF';
const BLACK = '#000000';

const states = (brand: Brand, of: (scale: Scale) => StateColours): Record<StateName, StateColours> => ({
  info: of(brand.colour.info),
  success: of(brand.colour.success),
  warning: of(brand.colour.warning),
  error: of(brand.colour.error),
});

const kinds = (brand: Brand, of: (scale: Scale) => KindColours): Record<KindName, KindColours> => {
  const { term, savings, child, linked, annuity } = brand.colour.kind;
  return { term: of(term), savings: of(savings), child: of(child), linked: of(linked), annuity: of(annuity) };
};

const light = (brand: Brand) => {
  const { act, fill, speak, neutral, error } = brand.colour;
  return {
    canvas: neutral[50],
    surface: WHITE,
    sunken: neutral[100],
    scrim: `${speak[950]}99`,
    text: neutral[900],
    textMuted: neutral[600],
    heading: speak[900],
    border: neutral[200],
    borderStrong: neutral[500],
    accent: fill.rest,
    accentHover: fill.hover,
    accentPressed: fill.pressed,
    onAccent: fill.text,
    accentMark: act[700],
    accentText: act[700],
    accentTextHover: act[900],
    accentSoft: act[50],
    accentSoftHover: act[100],
    danger: error[600],
    dangerHover: error[700],
    dangerPressed: error[800],
    onDanger: WHITE,
    header: speak[900],
    headerHover: speak[800],
    headerBorder: brand.colour.decor ?? speak[700],
    headerFar: speak[800],
    headerNear: mix(speak[800], speak[700], 0.7),
    onHeader: WHITE,
    onHeaderMuted: speak[300],
    focus: act[700],
    track: neutral[200],
    ...states(brand, (scale) => ({ surface: scale[50], border: scale[200], text: scale[800], mark: scale[600] })),
    kind: kinds(brand, (scale) => ({ surface: scale[100], mark: scale[700] })),
  };
};

export type ColourTokens = ReturnType<typeof light>;

/** The first of some colours with enough contrast on each background. */
const firstWith = (least: number, backgrounds: readonly string[], colours: readonly string[]): string =>
  colours.find((colour) => backgrounds.every((background) => contrastRatio(colour, background) >= least)) ?? WHITE;

const dark = (brand: Brand): ColourTokens => {
  const { act, speak, neutral, error } = brand.colour;
  const backgrounds = [speak[950], speak[900], speak[800], mix(speak[900], error[700], 0.28)];
  return {
    canvas: speak[950],
    surface: speak[900],
    sunken: speak[800],
    scrim: `${BLACK}B3`,
    text: neutral[200],
    textMuted: speak[300],
    heading: neutral[50],
    border: speak[700],
    borderStrong: speak[400],
    accent: act[400],
    accentHover: act[300],
    accentPressed: act[200],
    onAccent: act[950],
    accentMark: firstWith(3, backgrounds, [act[400], act[300], act[200]]),
    accentText: firstWith(4.5, backgrounds, [act[300], act[200], act[100]]),
    accentTextHover: act[200],
    accentSoft: mix(speak[900], act[700], 0.3),
    accentSoftHover: mix(speak[900], act[700], 0.45),
    danger: error[400],
    dangerHover: error[300],
    dangerPressed: error[200],
    onDanger: error[950],
    header: speak[900],
    headerHover: speak[800],
    headerBorder: brand.colour.decor ?? speak[700],
    headerFar: speak[800],
    headerNear: mix(speak[800], speak[700], 0.7),
    onHeader: WHITE,
    onHeaderMuted: speak[300],
    focus: act[300],
    track: speak[800],
    ...states(brand, (scale) => ({
      surface: mix(speak[900], scale[700], 0.28),
      border: mix(speak[900], scale[400], 0.45),
      text: mix(neutral[100], scale[200], 0.5),
      mark: scale[400],
    })),
    kind: kinds(brand, (scale) => ({ surface: mix(speak[900], scale[600], 0.35), mark: scale[300] })),
  };
};

const contrast = (brand: Brand): ColourTokens => {
  const { act, speak, neutral, error } = brand.colour;
  return {
    ...light(brand),
    canvas: WHITE,
    sunken: neutral[100],
    text: BLACK,
    textMuted: neutral[800],
    heading: BLACK,
    border: neutral[700],
    borderStrong: BLACK,
    accent: act[800],
    accentHover: act[900],
    accentPressed: act[950],
    onAccent: WHITE,
    accentMark: act[800],
    accentText: act[800],
    accentTextHover: act[950],
    danger: error[700],
    dangerHover: error[800],
    dangerPressed: error[900],
    header: speak[950],
    headerHover: speak[800],
    headerBorder: speak[300],
    headerFar: speak[950],
    headerNear: speak[950],
    onHeaderMuted: WHITE,
    focus: BLACK,
    track: neutral[300],
    ...states(brand, (scale) => ({ surface: WHITE, border: scale[800], text: scale[900], mark: scale[700] })),
    kind: kinds(brand, (scale) => ({ surface: scale[50], mark: scale[800] })),
  };
};

/** The colours of a brand in each scheme. */
export const colourTokens = (brand: Brand): Record<Scheme, ColourTokens> => ({
  light: light(brand),
  dark: dark(brand),
  contrast: contrast(brand),
});

const STEPS = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'] as const;
export type SpaceStep = (typeof STEPS)[number];
export const spaceSteps: readonly SpaceStep[] = STEPS;

const space = Object.fromEntries(STEPS.map((step) => [step, `${Number(step) * 0.25}rem`])) as Record<SpaceStep, string>;

/** Everything except colour: the same in every scheme unless `schemeTokens` says otherwise. */
export const sharedTokens = (brand: Brand) => ({
  type: {
    family: `'${brand.type.family}', ${brand.type.fallback}`,
    names: `'${brand.type.names}', '${brand.type.family}', ${brand.type.fallback}`,
    weight: { regular: '400', strong: '600' },
    size: {
      small: '1rem',
      body: '1.125rem',
      lead: '1.25rem',
      h3: '1.25rem',
      h2: '1.5rem',
      h1: '1.875rem',
      figure: '1.5rem',
      figureLarge: '2.25rem',
    },
    lineHeight: brand.type.lineHeight.latin,
  },
  space,
  radius: { box: brand.radius, round: '62.5rem' },
  border: { width: '1px', widthStrong: '2px' },
  elevation: { overlay: '0 0.5rem 1.5rem rgb(9 17 41 / 0.18)' },
  motion: { fast: '120ms', normal: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  measure: { text: '35rem', form: '28rem', content: '68rem', menu: '18rem', target: '2.75rem' },
  layer: { header: '10', overlay: '20', toast: '30' },
});
