import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  flex: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  border: `${vars.border.width} solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.type.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
});

export const size = styleVariants({
  small: [base, { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: vars.type.size.small }],
  large: [base, { inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: vars.type.size.lead }],
});
