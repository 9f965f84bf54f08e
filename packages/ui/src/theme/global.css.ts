import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

// Element selectors are inside `:where()`, so that any class wins whatever the order of the style sheets.

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle(':where(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset)', { margin: 0 });
globalStyle(':where(ul, ol, fieldset, legend)', { padding: 0 });
globalStyle(':where(fieldset)', { border: 0, minInlineSize: 0 });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(img, svg)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });

globalStyle('::file-selector-button', { font: 'inherit' });

globalStyle(':where(html)', {
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  scrollPaddingBlockStart: '5rem',
  '@media': { [media.print]: { fontSize: '9.5pt' } },
});
globalStyle(':where(body)', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.type.family,
  fontSize: vars.type.size.body,
  fontWeight: vars.type.weight.regular,
  fontSynthesis: 'none',
  overflowWrap: 'break-word',
});
globalStyle(':where(body, [lang])', { lineHeight: vars.type.lineHeight.text });

globalStyle(':where(h1, h2, h3, h4)', {
  color: vars.color.heading,
  fontWeight: vars.type.weight.strong,
  lineHeight: vars.type.lineHeight.heading,
  textWrap: 'balance',
});
globalStyle(':where(h1)', { fontSize: vars.type.size.h1 });
globalStyle(':where(h2)', { fontSize: vars.type.size.h2 });
globalStyle(':where(h3, h4)', { fontSize: vars.type.size.h3 });
globalStyle(':where(p, li, dd)', { textWrap: 'pretty' });
globalStyle(':where(strong, b)', { fontWeight: vars.type.weight.strong });

globalStyle(':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// a region that only takes focus so that reading continues there shows no ring
globalStyle(':where([tabindex="-1"]):focus', { outline: 'none' });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });
// `hidden` means hidden, whatever `display` a class sets
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

globalStyle(':where(body)', {
  '@media': { [media.print]: { background: 'none', color: '#000' } },
});
