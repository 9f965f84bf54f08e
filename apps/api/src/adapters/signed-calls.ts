import { isRecord } from '../platform/is-record.ts';
import { isSignedBody, signBody } from '../platform/signed-body.ts';
import type { Clock } from '../ports/clock.ts';

export interface SignedCallOptions {
  /** Base URL of the party's API, without a trailing slash. A function if it is known only once this process listens. */
  url: string | (() => string);
  /** Shared with the party; both sides sign with it. */
  secret: string;
  clock: Clock;
  fetch?: typeof fetch;
  /** Milliseconds for one call, connection and response together. */
  timeoutMs?: number;
}

/** An outside party as its adapter names it. */
export interface SignedParty {
  /** As messages of errors name it: "the bank". */
  readonly name: string;
  /** What its two headers begin with: `x-bank`. */
  readonly header: string;
  /** What every call rejects with if there is no usable answer. */
  readonly Failure: new (
    message: string,
  ) => Error;
}

export type SignedCall = (path: string, content: object) => Promise<Readonly<Record<string, unknown>> | null>;

/**
 * Calls an outside party: POST of JSON, signed in both directions with the hex HMAC-SHA-256 of `timestamp.body`.
 * A call returns the JSON object of the answer, null for 404. No error carries its cause or the answer, which may
 * contain an account.
 */
export function signedCalls(options: SignedCallOptions, { name, header, Failure }: SignedParty): SignedCall {
  const { url, secret, clock, fetch: send = fetch, timeoutMs = 8_000 } = options;
  const [timestampHeader, signatureHeader] = [`${header}-timestamp`, `${header}-signature`];

  return async (path, content) => {
    const body = JSON.stringify(content);
    const { timestamp, signature } = signBody(secret, body, clock.now());
    let status: number;
    let signed: { body: string; timestamp: string; signature: string };
    try {
      const response = await send(`${typeof url === 'string' ? url : url()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [timestampHeader]: timestamp, [signatureHeader]: signature },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      signed = {
        body: await response.text(),
        timestamp: response.headers.get(timestampHeader) ?? '',
        signature: response.headers.get(signatureHeader) ?? '',
      };
    } catch {
      throw new Failure(`${name} cannot be reached`);
    }
    if (status >= 500) throw new Failure(`${name} answered ${status}`);
    if (!isSignedBody(secret, signed, clock.now())) throw new Failure(`the answer of ${name} is not signed`);
    if (status === 404) return null;
    if (status !== 200 && status !== 201) throw new Failure(`${name} answered ${status}`);
    const answer = parse(signed.body);
    if (!isRecord(answer)) throw new Failure(`the answer of ${name} is not a JSON object`);
    return answer;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
