import { LookupError } from '../ports/lookup-error.ts';

export interface LookupOptions {
  /** The address that is asked; a function where it is known only once this process listens. */
  url: string | (() => string);
  token: string;
  /** Milliseconds for connection and answer together. */
  timeoutMs?: number;
}

/** Asks an outside party: POST of JSON with a bearer token. Null for its 404. Rejects with `LookupError`. */
export async function lookUp(
  { url, token, timeoutMs = 8_000 }: LookupOptions,
  question: object,
): Promise<Record<string, unknown> | null> {
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
    // The cause would name the address and may repeat the question.
    throw new LookupError('it cannot be reached');
  }
  if (status === 404) return null;
  if (status !== 200) throw new LookupError(`it answered ${status}`);
  try {
    const answer: unknown = JSON.parse(text);
    if (answer !== null && typeof answer === 'object') return answer as Record<string, unknown>;
  } catch {
    // What it is instead may repeat the question.
  }
  throw new LookupError('its answer is not an object of JSON');
}
