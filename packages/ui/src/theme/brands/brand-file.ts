import type { ScaleStep } from './brand.ts';

/** What an insurer's look consists of: names, mark, two colours, typeface. `brandOf` derives everything else. */
export interface BrandFile {
  /** A word that also names the brand's style sheet in the portal's build. */
  readonly id: string;
  /** The portal's name, also in page titles. */
  readonly product: string;
  /** Where there is little room: the header, a phone's calendar. */
  readonly shortName: { readonly en: string };
  /** One SVG path in a square of 32 units, or an image on the portal's own origin. */
  readonly mark: string | { readonly src: string };
  /** The landscape at the foot of the welcome band, far and near: SVG paths in 1440 by 160 units. */
  readonly horizon: readonly string[];
  /** CSS hex colours, `#RRGGBB`. */
  readonly colours: {
    /** Buttons, links, what is selected. May be light: the text on it is chosen by contrast. */
    readonly act: string;
    /** Header, headings and figures. Dark. */
    readonly speak: string;
    /** Never behind or in text: the header's edge, the band of documents, the icon. By default `act`. */
    readonly decor?: string;
  };
  /** Steps that a designer sets instead of the values derived from `colours`. */
  readonly scales?: {
    readonly act?: Readonly<Partial<Record<ScaleStep, string>>>;
    readonly speak?: Readonly<Partial<Record<ScaleStep, string>>>;
  };
  readonly type: {
    readonly family: string;
    readonly fallback: string;
    /**
     * Where the typeface's files are: the part of their names before `-latin-400-normal.woff2`. Without it, nothing is
     * loaded and the device's own typefaces are used.
     */
    readonly files?: string;
    /**
     * Files with only the rupee sign, the part before `-400.woff2`. Otherwise it comes with the extended Latin letters.
     */
    readonly rupee?: string;
    /**
     * A file with only the names of languages, the part before `-600.woff2`. Otherwise an English page fetches a whole
     * Devanagari typeface for the one word that offers Hindi.
     */
    readonly names?: string;
    /** Unitless line heights of text and headings, in each script. */
    readonly lineHeight: Readonly<Record<'latin' | 'devanagari', { readonly text: string; readonly heading: string }>>;
  };
  /** One corner radius everywhere. */
  readonly radius: string;
}
