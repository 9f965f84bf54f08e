/** The state of a file: being checked, uploading, uploaded, failed (can be retried), refused (needs another file). */
export const uploadStates = ['checking', 'uploading', 'done', 'failed', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadItem<Result = unknown> {
  id: string;
  /** The file's name. */
  name: string;
  /** In bytes. */
  size: number;
  state: UploadState;
  /** From 0 to 1 while uploading; absent if not known. */
  progress?: number | undefined;
  /** Why it was refused, in words that say what to do. */
  reason?: string | undefined;
  /** What `upload` returned, once done. */
  result?: Result | undefined;
}

/** Thrown by `upload` if retrying cannot help: the server read the file and refused it. */
export class UploadRefusal extends Error {
  /** @param reason in words for the person */
  constructor(reason: string) {
    super(reason);
    this.name = 'UploadRefusal';
  }
}

export interface UploadCall {
  /** Call this with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the person cancels, removes or replaces the file, or leaves the screen. */
  signal: AbortSignal;
}

/** Sends one file. Rejects with `UploadRefusal` if the file is refused, with anything else if it can be retried. */
export type Upload<Result> = (file: File, call: UploadCall) => Promise<Result>;

/** Checks a file before it is sent. Returns why it cannot be accepted, in words, or null. */
export type CheckFile = (file: File) => string | null | Promise<string | null>;
