/** How the insurer looks and where it is reached, as its documents need it. All of it is configuration. */
export interface DocumentBrand {
  insurerName: string;
  productName: string;
  /** Registered office, one printed line each. */
  addressLines: readonly string[];
  phone: string;
  email: string;
  website?: string;
  /** What the law wants on every document: registration and company numbers. */
  registration?: string;
  /** CSS hex colours: one that marks, one for headings and figures. */
  primaryColour: string;
  secondaryColour: string;
  /** A drawn mark: SVG path data in a square of `size` units, filled with the primary colour. */
  mark?: { path: string; size: number };
}
