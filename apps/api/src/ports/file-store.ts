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

/** Files too large for the database: uploads by customers, documents on their way to a download. */
export interface FileStore {
  /** An address to which exactly the granted content can be PUT until it expires, with the headers to send. */
  presignPut(grant: UploadGrant): Promise<{ url: string; headers: Record<string, string> }>;
  /** An address from which the file can be read until it expires. */
  presignGet(key: string, options: { fileName: string; contentType: string; expiresAt: Date }): Promise<string>;
  put(key: string, file: StoredFile): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
}

/** The key would leave the store, or has characters that some store treats specially. */
export class FileKeyError extends Error {
  override readonly name = 'FileKeyError';
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Refuses with `FileKeyError` every key that is not plain segments; each adapter asks it first. */
export function assertFileKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((s) => SEGMENT.test(s))) throw new FileKeyError('not a file key');
}
