/** A hue from nearly white (50) to nearly black (950). Adjacent steps differ evenly in perceived lightness (OKLCH). */
export const scaleSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type ScaleStep = (typeof scaleSteps)[number];
export type Scale = Readonly<Record<ScaleStep, string>>;

/** The kinds of policy that have their own hue. */
export const kindNames = ['term', 'savings', 'child', 'linked', 'annuity'] as const;
export type KindName = (typeof kindNames)[number];

/** A file of a typeface, as in CSS `@font-face`. */
export interface FontFace {
  /** Its font family. */
  family: string;
  weight: 400 | 600;
  /** A path inside an installed package. */
  src: string;
  /** The characters for which the file is fetched. */
  unicodeRange: string;
}

/** The primary button as it is, under the pointer and pressed, with text that is legible on all three. */
export interface Fill {
  rest: string;
  hover: string;
  pressed: string;
  text: string;
}

/**
 * Everything that distinguishes one insurer's screens from another's. `theme/tokens.ts` derives the schemes from it.
 */
export interface Brand {
  /** The word for `data-brand`. */
  id: string;
  /** The insurer's short name. */
  name: string;
  /** The portal's name. */
  productName: string;
  /** The mark, as the `d` of one path drawn in a square of 32 units. */
  markPath: string;
  /** The landscape at the bottom of the welcome band, from far to near, each the `d` of a path in 1440 by 160 units. */
  horizonPaths: readonly string[];
  colour: {
    /** Actions: links, selected, focus. White text is legible on 700 and darker. */
    act: Scale;
    /** The primary button: the insurer's own colour, and the colour of its text. */
    fill: Fill;
    /** The insurer's voice: headings, header, figures. */
    speak: Scale;
    /** Decoration only: never behind or in text. Missing if the insurer has none. */
    decor?: string;
    /** Quiet greys with a trace of `speak`. */
    neutral: Scale;
    success: Scale;
    warning: Scale;
    error: Scale;
    info: Scale;
    /** A quiet hue for each kind of policy. */
    kind: Record<KindName, Scale>;
  };
  type: {
    /** The CSS font family, and the fallback until it has loaded. */
    family: string;
    /** The font family for the names of languages, each in its own script. */
    names: string;
    fallback: string;
    faces: readonly FontFace[];
    /** Line heights of text and headings in Latin and in Devanagari script. */
    lineHeight: { latin: LineHeights; devanagari: LineHeights };
  };
  /** One radius everywhere. */
  radius: string;
}

/** Unitless: relative to the text size. */
export interface LineHeights {
  text: string;
  heading: string;
}
