import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const base = style({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: vars.radius.box,
  background: vars.color.track,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColours]: { border: '1px solid GrayText' } },
});

export const shape = styleVariants({
  text: [base, { blockSize: '1em', marginBlock: '0.25em', inlineSize: '100%' }],
  heading: [base, { blockSize: '1.5rem', inlineSize: '60%' }],
  figure: [base, { blockSize: '2rem', inlineSize: '8rem' }],
  field: [base, { blockSize: '3rem', inlineSize: '100%' }],
  button: [base, { blockSize: vars.measure.target, inlineSize: '9rem' }],
  line: [base, { blockSize: '1em', marginBlock: '0.25em', inlineSize: '40%' }],
});

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space['3'] });
