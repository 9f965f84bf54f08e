/** What we know about a customer's PAN. */
export interface KnownPan {
  readonly pan: string | null;
  /** It was validated, by the PAN registry or by staff who saw the card. */
  readonly isValidated: boolean;
  /** The registry's answer about the link with Aadhaar; null if the registry was not asked. */
  readonly seedingText: string | null;
}

/**
 * The PAN flags of the nationality details (specification section 3). A PAN that the registry itself confirmed needs no
 * copy of the card; one that staff validated needed one.
 */
export function panFlags({ pan, isValidated, seedingText }: KnownPan): {
  // biome-ignore lint/plugin/names: the wire has this flag as text
  isPanValidated: 'Y' | 'N';
  // biome-ignore lint/plugin/names: the wire has this flag as text
  isPanValidNoDocRequired: 'Y' | 'N';
  noPan: boolean;
} {
  return {
    isPanValidated: pan !== null && isValidated ? 'Y' : 'N',
    isPanValidNoDocRequired: pan !== null && isValidated && seedingText !== null ? 'Y' : 'N',
    noPan: pan === null,
  };
}
