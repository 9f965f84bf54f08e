import { isRecord } from '../platform/is-record.ts';
import { LookupError } from '../ports/lookup-error.ts';

export interface LookupOptions {
  /** The URL to ask. A function if it is known only once this process listens. */
  url: string | (() => string);
  token: string;
  /** Milliseconds for connection and response together. */
  timeoutMs?: number;
}

/** Asks an external party: POST of JSON with a bearer token. Returns null for 404. Rejects with `LookupError`. */
export async function lookUp(
  { url, token, timeoutMs = 8_000 }: LookupOptions,
  question: object,
): Promise<Readonly<Record<string, unknown>> | null> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(typeof url === 'string' ? url : url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch {
    // The cause is left out because it contains the address and may contain the request.
    throw new LookupError('the provider cannot be reached');
  }
  if (status === 404) return null;
  if (status !== 200) throw new LookupError(`the provider answered ${status}`);
  try {
    const answer: unknown = JSON.parse(text);
    if (isRecord(answer)) return answer;
  } catch {
    // The body is left out because it may contain the request.
  }
  throw new LookupError('the answer is not a JSON object');
}
