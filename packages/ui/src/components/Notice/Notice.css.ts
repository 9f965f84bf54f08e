import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { stateNames } from '../../theme/tokens.ts';

const { color, space } = vars;

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  padding: `min(${space['4']}, 4.5vw)`,
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderRadius: vars.radius.box,
});

const tones = Object.fromEntries(stateNames.map((name) => [name, name])) as Record<
  (typeof stateNames)[number],
  (typeof stateNames)[number]
>;

export const tone = styleVariants(tones, (name) => [
  base,
  { background: color[name].surface, borderColor: color[name].border, color: color[name].text },
]);

export const mark = styleVariants(tones, (name) => ({
  flex: 'none',
  inlineSize: '1.5rem',
  // as high as the first line of text, centred on it
  blockSize: '1lh',
  color: color[name].mark,
}));

/** The text, and beside it the actions; below it if there is no room. */
export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['3']} ${space['6']}`,
});
/** The mark and the text, which never separate. */
export const matter = style({
  flex: '1 1 18rem',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  minInlineSize: 0,
  maxInlineSize: vars.measure.text,
});
export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({ fontWeight: vars.type.weight.strong, lineHeight: vars.type.lineHeight.text });
export const body = style({ selectors: { [`${title} + &`]: { marginBlockStart: space['1'] } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  minInlineSize: 0,
  maxInlineSize: '100%',
});
/** The close button, pulled into the corner so that its icon, not its target, lines up with the text. */
export const close = style({ marginBlock: `calc(-1 * ${space['2']})`, marginInlineEnd: `calc(-1 * ${space['2']})` });

/** Across the page below the header, aligned with the content below. */
export const band = style({
  borderBlockStartWidth: 0,
  borderInlineWidth: 0,
  borderRadius: 0,
  paddingInline: `min(${space['4']}, 4.5vw)`,
  '@media': { [media.laplet]: { paddingInline: space['8'] } },
});
