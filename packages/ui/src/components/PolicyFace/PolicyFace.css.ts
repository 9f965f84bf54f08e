import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { kind } = vars.color;

const base = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.radius.box,
  '@media': { [media.print]: { background: 'none' }, [media.forcedColours]: { border: '1px solid CanvasText' } },
});

const hue = ({ surface, mark }: { surface: string; mark: string }) => [base, { background: surface, color: mark }];

export const face = styleVariants({
  term: hue(kind.term),
  savings: hue(kind.savings),
  'unit-linked': hue(kind.linked),
  annuity: hue(kind.annuity),
  pension: hue(kind.annuity),
  child: hue(kind.child),
  health: hue(kind.term),
  group: hue(kind.term),
});

export const size = styleVariants({
  small: { inlineSize: '1.75rem', blockSize: '1.75rem' },
  medium: { inlineSize: '2.75rem', blockSize: '2.75rem' },
});

export const drawing = style({ inlineSize: '64%', blockSize: '64%' });
/** The tinted part of a drawing; the lines are drawn over it. */
export const soft = style({ fill: 'currentColor', stroke: 'none', opacity: 0.2 });
