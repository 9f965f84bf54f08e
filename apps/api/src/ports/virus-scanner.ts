/** Scans files that customers upload. */
export interface VirusScanner {
  /** False if something harmful was found. Rejects with `LookupError` if the scan fails. */
  isClean(content: Uint8Array): Promise<boolean>;
}
