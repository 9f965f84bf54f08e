import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, type } = vars;

/** The edge of a card, and the content beside it. */
const EDGE = '0.625rem';

const base = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: space['4'],
  blockSize: '100%',
  padding: `min(${space['4']}, 4.5vw)`,
  paddingInlineStart: `calc(${EDGE} + min(${space['4']}, 4.5vw))`,
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderColor: color.border,
  borderRadius: vars.radius.box,
  background: color.surface,
  '::before': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, inlineSize: EDGE },
  '@media': {
    [media.laplet]: { padding: space['5'], paddingInlineStart: `calc(${EDGE} + ${space['5']})` },
    [media.print]: { breakInside: 'avoid', background: 'none' },
    [media.forcedColours]: { '::before': { forcedColorAdjust: 'none', borderInlineEnd: `${EDGE} solid CanvasText` } },
  },
});

export const card = styleVariants({
  /** A plain edge, half as wide. */
  soon: [base, { '::before': { inlineSize: '0.375rem', background: color.warning.mark } }],
  /** A striped edge: time is running out. */
  grace: [
    base,
    {
      borderColor: color.error.border,
      '::before': {
        background: `repeating-linear-gradient(-45deg, ${color.error.mark} 0 6px, ${color.error.surface} 6px 12px)`,
      },
    },
  ],
  /** Filled entirely: it has happened. */
  lapsed: [
    base,
    {
      borderColor: color.error.mark,
      background: color.error.surface,
      '::before': { background: color.error.mark },
    },
  ],
  /** A dotted edge: it can wait a little. */
  info: [
    base,
    {
      '::before': {
        inlineSize: '0.375rem',
        background: `repeating-linear-gradient(${color.info.mark} 0 6px, transparent 6px 12px)`,
      },
    },
  ],
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space['1'], minInlineSize: 0 });

const headline = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['2'],
  fontSize: type.size.body,
  textWrap: 'pretty',
});
export const deadline = styleVariants({
  soon: [headline, { color: color.warning.text }],
  grace: [headline, { color: color.error.text }],
  lapsed: [headline, { color: color.error.text }],
  info: [headline, { color: color.info.text }],
});

export const icon = style({
  flex: 'none',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: `calc((1em * ${type.lineHeight.heading} - 1.375rem) / 2)`,
});

export const about = style({ color: color.text });
export const otherwise = style({ color: color.text, maxInlineSize: vars.measure.text });

/** The first card on the page has room for its button beside the text. */
export const lead = style({
  '@media': {
    [media.laplet]: {
      flexDirection: 'row',
      // with large text the button is below
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space['4']} ${space['8']}`,
    },
  },
});
globalStyle(`${lead} > ${words}`, { '@media': { [media.laplet]: { flex: '1 1 16rem' } } });

/** At the bottom, so that the buttons of cards in a row line up; as wide as the card on a phone. */
export const action = style({
  flex: 'none',
  marginBlockStart: 'auto',
  selectors: { [`${lead} > &`]: { '@media': { [media.laplet]: { marginBlock: 'auto' } } } },
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${action} > *`, { '@media': { [media.belowLaplet]: { inlineSize: '100%' } } });
