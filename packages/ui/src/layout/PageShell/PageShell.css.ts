import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/** How much of the screen's height the header takes. */
const HEADER = '4rem';

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const skip = style({
  position: 'absolute',
  insetInlineStart: space['2'],
  insetBlockStart: space['2'],
  zIndex: vars.layer.toast,
  padding: `${space['3']} ${space['4']}`,
  borderRadius: vars.radius.box,
  background: color.surface,
  color: color.accentText,
  fontWeight: vars.type.weight.strong,
  selectors: { '&:not(:focus)': { insetBlockStart: '-10rem' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const body = style({ display: 'flex', flex: 1, minInlineSize: 0 });

export const aside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      flex: 'none',
      inlineSize: vars.measure.menu,
      borderInlineEnd: `${vars.border.width} solid ${color.border}`,
      background: color.surface,
    },
  },
});

/** Stays while the page scrolls. */
export const asideContent = style({
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [media.tall]: { insetBlockStart: `calc(${HEADER} + 1px)`, maxBlockSize: `calc(100dvh - ${HEADER} - 1px)` },
  },
});

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  // on a phone the footer is below the first screen, so that what loads above never moves it while visible
  '@media': { [media.belowLaplet]: { minBlockSize: `calc(100dvh - ${HEADER})` } },
});

/** The width of the content plus the free space on both sides. Centred if there is no menu. */
const measured = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure.content} + 2 * ${space['8']})`,
  paddingInline: `min(${space['4']}, 4.5vw)`,
  selectors: { [`${shell}[data-menu="none"] &`]: { marginInline: 'auto' } },
  '@media': { [media.laplet]: { paddingInline: space['8'] }, [media.print]: { padding: 0, maxInlineSize: 'none' } },
});

export const content = style([
  measured,
  {
    paddingBlock: `${space['6']} ${space['12']}`,
    // overlaps the bottom of the hero
    selectors: { '[data-hero=""] > &': { position: 'relative', paddingBlockStart: 0 } },
    '@media': {
      [media.laplet]: { paddingBlockStart: space['8'] },
      [media.desktop]: { selectors: { '[data-hero="desktop"] > &': { position: 'relative', paddingBlockStart: 0 } } },
      [media.print]: { paddingBlockStart: space['4'] },
    },
  },
]);

/** The welcome band. The content after it overlaps its bottom edge a little. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: color.header,
  color: color.onHeader,
  marginBlockEnd: `calc(-1 * ${space['16']})`,
  vars: { [vars.color.focus]: color.onHeader, [vars.color.heading]: color.onHeader },
  '@media': { [media.print]: { background: 'none', color: '#000', margin: 0 } },
});

export const heroFromDesktop = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const heroLead = style({
  fontSize: vars.type.size.h1,
  fontWeight: vars.type.weight.strong,
  lineHeight: vars.type.lineHeight.heading,
});

export const heroContent = style([
  measured,
  {
    position: 'relative',
    paddingBlock: `${space['6']} calc(${space['16']} + ${space['10']})`,
    '@media': { [media.laplet]: { paddingBlockStart: space['10'] } },
  },
]);

export const horizon = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '8rem',
  maxInlineSize: 'none',
  overflow: 'visible',
  fill: color.headerFar,
  '@media': { [media.print]: { display: 'none' }, [media.forcedColours]: { display: 'none' } },
});

export const near = style({ fill: color.headerNear });

export const footer = style([
  measured,
  { paddingBlock: space['6'], color: color.textMuted, fontSize: vars.type.size.small },
]);

export const footerLine = style({
  borderBlockStart: `${vars.border.width} solid ${color.border}`,
  // it appears together with the content, which it would otherwise push down
  selectors: { [`${main}:has([role="status"][data-state="loading"]) ~ &`]: { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
