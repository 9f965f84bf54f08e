/** The tax office's record of a PAN. */
export interface PanRecord {
  /** Whether its name matches the given one. */
  nameMatches: boolean;
  /** Whether PAN and Aadhaar are linked, in the tax office's words. */
  seedingText: string;
}

/** The tax office's register of PANs. */
export interface PanRegistry {
  /** Null if there is no such PAN. Rejects with `LookupError`. */
  find(query: { pan: string; name: string }): Promise<PanRecord | null>;
}
