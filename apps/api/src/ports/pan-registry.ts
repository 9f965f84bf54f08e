/** What the tax office knows of a PAN. */
export interface PanRecord {
  /** Whether the name on it is the one that was asked with. */
  nameMatches: boolean;
  /** Whether PAN and Aadhaar are linked, in the tax office's words. */
  seedingText: string;
}

/** The tax office's register of PANs. */
export interface PanRegistry {
  /** Null where there is no such PAN. Rejects with `LookupError`. */
  find(asked: { pan: string; name: string }): Promise<PanRecord | null>;
}
