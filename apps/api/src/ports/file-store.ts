export interface UploadGrant {
  /** Slash-separated segments of letters, digits, `.`, `_` and `-`. */
  key: string;
  contentType: string;
  /** Hex SHA-256 of the content. */
  sha256: string;
  /** Exact length in bytes. */
  size: number;
  expiresAt: Date;
}

export interface StoredFile {
  content: Uint8Array;
  contentType: string;
}

/** Stores files too large for the database: customers' uploads, and documents for download. */
export interface FileStore {
  /** A URL to which exactly the granted content can be PUT until it expires, with the headers to send. */
  presignPut(grant: UploadGrant): Promise<{ url: string; headers: Record<string, string> }>;
  /** A URL from which the file can be read until it expires. */
  presignGet(key: string, options: { fileName: string; contentType: string; expiresAt: Date }): Promise<string>;
  put(key: string, file: StoredFile): Promise<void>;
  /** Null if there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>;
}

/** The key would leave the store, or contains characters that some store treats specially. */
export class FileKeyError extends Error {
  override readonly name = 'FileKeyError';
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Throws `FileKeyError` unless the key consists of plain segments. Every adapter calls it first. */
export function assertFileKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((s) => SEGMENT.test(s))) throw new FileKeyError('not a file key');
}
