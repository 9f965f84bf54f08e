import type { Brand, FontFace } from './brand.ts';
import type { BrandFile } from './brand-file.ts';
import { kindColours } from './kind-colours.ts';
import { actStep, makeFill } from './make-fill.ts';
import { makeGreys, makeScale } from './make-scale.ts';
import { stateColours } from './state-colours.ts';

/** The character ranges of each file, as Google Fonts and Fontsource split typefaces. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  devanagari: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
  rupee: 'U+20B9',
} as const;
const WEIGHTS = [400, 600] as const;

/** The files of a typeface in both scripts and both weights. */
function facesOf({ family, files, rupee, names }: BrandFile['type']): FontFace[] {
  if (files === undefined) return [];
  const faces = WEIGHTS.flatMap((weight): FontFace[] => [
    { family, weight, src: `${files}-latin-${weight}-normal.woff2`, unicodeRange: RANGES.latin },
    { family, weight, src: `${files}-devanagari-${weight}-normal.woff2`, unicodeRange: RANGES.devanagari },
    {
      family,
      weight,
      src: rupee ? `${rupee}-${weight}.woff2` : `${files}-latin-ext-${weight}-normal.woff2`,
      unicodeRange: RANGES.rupee,
    },
  ]);
  if (names)
    faces.push({ family: `${family} Names`, weight: 600, src: `${names}-600.woff2`, unicodeRange: RANGES.devanagari });
  return faces;
}

/**
 * Everything visual from an insurer's file: scales of its two colours, and the files of its typeface.
 * @throws Error for a colour that is not in the form `#RRGGBB`
 */
export function brandOf(file: BrandFile): Brand {
  const { colours, scales, type } = file;
  const { family } = type;
  const at = actStep(colours.act);
  const act = makeScale(colours.act, at, scales?.act);
  return {
    id: file.id,
    name: file.shortName.en,
    productName: file.product,
    markPath: typeof file.mark === 'string' ? file.mark : '',
    horizonPaths: file.horizon,
    colour: {
      ...stateColours,
      kind: kindColours,
      act,
      fill: makeFill(act, at),
      speak: makeScale(colours.speak, 900, scales?.speak),
      ...(colours.decor ? { decor: colours.decor } : {}),
      neutral: makeGreys(colours.speak),
    },
    type: {
      family,
      names: type.names ? `${family} Names` : family,
      fallback: type.fallback,
      faces: facesOf(type),
      lineHeight: type.lineHeight,
    },
    radius: file.radius,
  };
}
