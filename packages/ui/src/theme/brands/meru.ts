import type { Brand, FontFace } from './brand.ts';
import { meruIdentity } from './meru-identity.ts';
import { stateColours } from './state-colours.ts';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const DEVANAGARI = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF';
const RUPEE = 'U+20B9';

const face = (subset: 'latin' | 'devanagari', weight: FontFace['weight'], unicodeRange: string): FontFace => ({
  weight,
  src: `@fontsource/mukta/files/mukta-${subset}-${weight}-normal.woff2`,
  unicodeRange,
});

/** The rupee sign alone: fonts/README.md says why and how. */
const rupee = (weight: FontFace['weight']): FontFace => ({
  weight,
  src: `./fonts/mukta-rupee-${weight}.woff2`,
  unicodeRange: RUPEE,
});

export const meru: Brand = {
  ...meruIdentity,
  colour: {
    ...stateColours,
    act: {
      50: '#FEF4F8',
      100: '#FDE7F1',
      200: '#FACBE1',
      300: '#F5A5CA',
      400: '#E878AE',
      500: '#D54B90',
      600: '#B3276E',
      700: '#8B0F4E',
      800: '#6A063A',
      900: '#4D0629',
      950: '#33061B',
    },
    speak: {
      50: '#F7F8FD',
      100: '#EDF1F9',
      200: '#D9E0EF',
      300: '#B8C4DF',
      400: '#92A3CA',
      500: '#6B7FAF',
      600: '#4B5E91',
      700: '#2F4171',
      800: '#1C2B54',
      900: '#101B3B',
      950: '#091129',
    },
    neutral: {
      50: '#F7F9FC',
      100: '#F0F2F7',
      200: '#E1E5ED',
      300: '#CCD2DE',
      400: '#A2A9B9',
      500: '#81899B',
      600: '#5F677A',
      700: '#444D61',
      800: '#2D3548',
      900: '#1B2233',
      950: '#101624',
    },
  },
  type: {
    family: 'Mukta',
    fallback: "'Nirmala UI', 'Noto Sans Devanagari', 'Kohinoor Devanagari', system-ui, sans-serif",
    faces: [
      face('latin', 400, LATIN),
      face('latin', 600, LATIN),
      face('devanagari', 400, DEVANAGARI),
      face('devanagari', 600, DEVANAGARI),
      rupee(400),
      rupee(600),
    ],
    lineHeight: {
      latin: { text: '1.5', heading: '1.25' },
      devanagari: { text: '1.75', heading: '1.5' },
    },
  },
  radius: '0.375rem',
};
