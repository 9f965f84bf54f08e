import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { stateNames } from '../../theme/tokens.ts';

const { color, space } = vars;

const base = style({
  display: 'inline-flex',
  // its line height is that of its text, to align with what is beside it
  alignItems: 'baseline',
  gap: space['1'],
  paddingInline: space['2'],
  borderWidth: vars.border.width,
  borderStyle: 'solid',
  borderRadius: vars.radius.box,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.strong,
  lineHeight: vars.type.lineHeight.text,
  '@media': {
    // the background behind forced-colour text would cover the edge
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      color: 'CanvasText',
    },
  },
});

export const tone = {
  neutral: style([base, { background: color.sunken, borderColor: color.border, color: color.text }]),
  ...styleVariants(
    Object.fromEntries(stateNames.map((name) => [name, name])) as Record<
      (typeof stateNames)[number],
      (typeof stateNames)[number]
    >,
    (name) => [base, { background: color[name].surface, borderColor: color[name].border, color: color[name].text }],
  ),
};

export const icon = style({ flex: 'none', alignSelf: 'center', inlineSize: '1em', blockSize: '1em' });
