import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** Heard and not seen. */
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** On a phone, and with very many steps, the text "Step 2 of 4" and a bar of segments; from 768 every step by name. */
export const list = style({ display: 'flex', gap: space['1'], '@media': { [media.laplet]: { gap: space['3'] } } });

export const step = style({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: space['2'],
  borderBlockStart: `4px solid ${color.track}`,
  color: color.textMuted,
  fontSize: vars.type.size.small,
  selectors: {
    '&[data-state="done"]': { borderBlockStartColor: color.accentMark, color: color.text },
    '&[data-state="skipped"]': { borderBlockStartColor: color.accentMark },
    '&[data-state="current"]': {
      borderBlockStartColor: color.accentMark,
      color: color.heading,
      fontWeight: vars.type.weight.strong,
    },
  },
  '@media': {
    // with forced colours, coming steps are dotted
    [media.forcedColours]: {
      borderBlockStartStyle: 'dotted',
      selectors: {
        '&[data-state="done"], &[data-state="skipped"], &[data-state="current"]': {
          borderBlockStartStyle: 'solid',
          borderBlockStartColor: 'Highlight',
        },
      },
    },
  },
});

export const name = style({
  display: 'flex',
  gap: space['1'],
  lineHeight: vars.type.lineHeight.heading,
  selectors: { [`${list}[data-many] &`]: unseen },
  // on a phone only the present step is named, below the bar
  '@media': { [media.belowLaplet]: unseen },
});
export const check = style({ flex: 'none', inlineSize: '1.125em', blockSize: '1.125em', color: color.accentText });
export const position = style({
  marginBlockEnd: space['2'],
  color: color.textMuted,
  fontSize: vars.type.size.small,
  '@media': { [media.laplet]: { selectors: { '&:not([data-many])': unseen } } },
});
