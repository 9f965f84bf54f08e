/** What is known of a customer's PAN. */
export interface KnownPan {
  readonly pan: string | null;
  /** It has been validated, by the register of PANs or by staff who saw the card. */
  readonly isValidated: boolean;
  /** What the register said of its link with Aadhaar; null where the register was not asked. */
  readonly seedingText: string | null;
}

/**
 * The PAN flags of the nationality details (specification section 3). A PAN that the register itself has answered for needs
 * no copy of the card; one that staff validated needed one.
 */
export function panFlags({ pan, isValidated, seedingText }: KnownPan): {
  isPanValidated: 'Y' | 'N';
  isPanValidNoDocRequired: 'Y' | 'N';
  noPan: boolean;
} {
  return {
    isPanValidated: pan !== null && isValidated ? 'Y' : 'N',
    isPanValidNoDocRequired: pan !== null && isValidated && seedingText !== null ? 'Y' : 'N',
    noPan: pan === null,
  };
}
