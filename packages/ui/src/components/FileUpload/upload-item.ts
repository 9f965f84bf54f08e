/** Where one file is: being looked at, under way, in, not arrived (may be tried again), not taken (another file is needed). */
export const uploadStates = ['checking', 'uploading', 'done', 'failed', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadItem<Result = unknown> {
  id: string;
  /** The file's name. */
  name: string;
  /** Bytes. */
  size: number;
  state: UploadState;
  /** While uploading, from 0 to 1; absent where it is not known. */
  progress?: number | undefined;
  /** Why it was refused, in words that say what to do. */
  reason?: string | undefined;
  /** What `upload` answered, once done. */
  result?: Result | undefined;
}

/** Thrown by `upload` where trying again cannot help: the server read the file and does not take it. */
export class UploadRefusal extends Error {
  /** @param reason in words for the person */
  constructor(reason: string) {
    super(reason);
    this.name = 'UploadRefusal';
  }
}

export interface UploadCall {
  /** To be called with the share that has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the person cancels, removes or replaces the file, or leaves the screen. */
  signal: AbortSignal;
}

/** Sends one file. Rejects with `UploadRefusal` where the file is not taken, with anything else where it may be tried again. */
export type Upload<Result> = (file: File, call: UploadCall) => Promise<Result>;

/** Looks at a file before it is sent: why it cannot be taken, in words, or null where it can. */
export type CheckFile = (file: File) => string | null | Promise<string | null>;
