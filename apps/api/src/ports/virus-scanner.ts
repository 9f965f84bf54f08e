/** Looks into files that customers upload. */
export interface VirusScanner {
  /** False where something harmful was found. Rejects with `LookupError` where the scanner cannot say. */
  isClean(content: Uint8Array): Promise<boolean>;
}
