/** A hue from nearly white (50) to nearly black (950). Neighbouring steps differ evenly in lightness to the eye (OKLCH). */
export const scaleSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type ScaleStep = (typeof scaleSteps)[number];
export type Scale = Readonly<Record<ScaleStep, string>>;

/** The kinds of policy that have a hue of their own. */
export const kindNames = ['term', 'savings', 'child', 'linked', 'annuity'] as const;
export type KindName = (typeof kindNames)[number];

/** A file of a typeface, as in CSS `@font-face`. */
export interface FontFace {
  /** The family that it belongs to. */
  family: string;
  weight: 400 | 600;
  /** A path inside an installed package. */
  src: string;
  /** Which characters the file is fetched for. */
  unicodeRange: string;
}

/** What another insurer calls itself. Apart from the colours, so that a page can carry the name without them. */
export interface BrandIdentity {
  /** A word for `data-brand`. */
  id: string;
  /** The insurer. */
  name: string;
  /** The portal. */
  productName: string;
  /** The mark, as the `d` of one path drawn in a square of 32 units. */
  markPath: string;
  /** The line of the land at the foot of the welcome band, from far to near, each the `d` of a path in 1440 by 160 units. */
  horizonPaths: readonly string[];
}

/** Everything that makes one insurer's screens differ from another's. `theme/tokens.ts` makes the schemes from it. */
export interface Brand extends BrandIdentity {
  colour: {
    /** Acts: primary button, selected, focus. White text must be legible on 600 and darker. */
    act: Scale;
    /** Speaks: headings, header, figures. */
    speak: Scale;
    /** Quiet greys, with a trace of what speaks. */
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
    /** The family that writes the names of languages, each in its own script. */
    names: string;
    fallback: string;
    faces: readonly FontFace[];
    /** Line heights of text and headings in Latin and in Devanagari script. */
    lineHeight: { latin: LineHeights; devanagari: LineHeights };
  };
  /** One radius everywhere. */
  radius: string;
}

/** Without a unit: shares of the size of the text. */
export interface LineHeights {
  text: string;
  heading: string;
}

/** The part of an insurer's file that the screens are drawn from; `brands/README.md` says what each is for. */
export interface BrandFile {
  id: string;
  product: string;
  insurer: { en: string };
  /** One SVG path, or an image, which is the portal's to show. */
  mark: string | { src: string };
  horizon: readonly string[];
  colours: { act: string; speak: string };
  /** Steps that a designer wants otherwise than they come out of `colours`. */
  scales?: { act?: Partial<Record<ScaleStep, string>>; speak?: Partial<Record<ScaleStep, string>> };
  type: {
    family: string;
    fallback: string;
    /** Where the typeface's files lie: what comes before `-latin-400-normal.woff2` in their names. */
    files: string;
    /** Files of the rupee sign alone, what comes before `-400.woff2`. Otherwise it comes with the extended Latin letters. */
    rupee?: string;
    /**
     * A file of the names of languages alone, what comes before `-600.woff2`: otherwise a page in English fetches a whole
     * Devanagari typeface for the one word that offers Hindi.
     */
    names?: string;
    lineHeight: Brand['type']['lineHeight'];
  };
  radius: string;
}
