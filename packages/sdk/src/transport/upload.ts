import type { LifedeskError } from '../errors/lifedesk-error.ts';
import { failedCall, refusedCall } from './failure.ts';
import type { Sdk } from './sdk.ts';
import { fileUrl, transfer } from './transfer.ts';

/** Options of an upload. */
export interface PutOptions {
  /** Cancels the upload: it fails with the code `cancelled`. */
  readonly signal?: AbortSignal;
  /** Time limit in milliseconds; none by default, since a file may be large and the connection slow. */
  readonly timeoutMs?: number;
  /** Called with the progress, from 0 to 1. In Node only 0 and 1. */
  readonly onProgress?: (part: number) => void;
}

/** A file and the presigned url for it. */
export interface PutRequest {
  readonly url: string;
  /** Signed with the url, so they must be sent unchanged. */
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Blob;
}

/**
 * PUTs a file to a presigned url. It sends no token and no correlation id: the signature is enough, and the url may be
 * on another origin.
 * @throws LifedeskError `file-format`, `upload-refused`, `network`, `timeout`, `cancelled`
 */
export function putFile(
  sdk: Sdk,
  request: PutRequest,
  { timeoutMs = 0, onProgress = () => {}, ...options }: PutOptions = {},
): Promise<void> {
  return transfer(sdk, operation, { ...options, timeoutMs }, async (signal) => {
    onProgress(0);
    const put = typeof XMLHttpRequest === 'undefined' ? putByFetch : putByXhr;
    const { status, text } = await put(sdk, request, signal, onProgress);
    if (status < 200 || status > 299) throw refusedUpload(status, text);
    onProgress(1);
  });
}

const operation = 'fetchPresignedUrl';

interface PutAnswer {
  readonly status: number;
  readonly text: string;
}

/** The API's own file store returns a problem, another store anything. */
function refusedUpload(status: number, text: string): LifedeskError {
  try {
    const problem = JSON.parse(text);
    if (typeof problem.code === 'string') return refusedCall(status, problem, { operation });
  } catch {
    // Not a problem of the contract.
  }
  return failedCall('upload-refused', undefined, { operation, status });
}

async function putByFetch(sdk: Sdk, { url, headers, content }: PutRequest, signal: AbortSignal): Promise<PutAnswer> {
  const response = await sdk.fetch(fileUrl(sdk, url), { method: 'PUT', headers, body: content, signal });
  return { status: response.status, text: await response.text() };
}

/** Only XMLHttpRequest reports the progress of an upload. */
function putByXhr(
  sdk: Sdk,
  { url, headers, content }: PutRequest,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<PutAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const fail = () => reject(new TypeError('The upload broke off'));
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = fail;
    xhr.onabort = fail;
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    xhr.open('PUT', fileUrl(sdk, url));
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) fail();
    else xhr.send(content);
  });
}
