import type { RunningApi } from '@lifedesk/api/testing';
import { createSdk, resolveEnvironment, type Sdk, type SdkOptions } from '@lifedesk/sdk';
import { testClock } from '@lifedesk/sdk/testing';

/** A request and its response as they were on the wire. */
export interface Exchange {
  readonly method: string;
  /** Below the API's base, without the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly status: number;
  readonly answerHeaders: Headers;
  readonly answerBody: string;
}

/** Sits between the SDK and the server, and may change the traffic. */
export type Between = (request: Request, forward: typeof fetch) => Promise<Response>;

export interface WiredOptions extends Pick<SdkOptions, 'keys' | 'store'> {
  readonly environment: 'QA' | 'PROD';
  readonly between?: Between;
}

/** An SDK on the real API in this process, with a copy of everything sent over the wire, oldest first. */
export function wiredSdk(
  api: Pick<RunningApi, 'url' | 'now'>,
  { environment, between = (request, forward) => forward(request), ...options }: WiredOptions,
): { readonly sdk: Sdk; readonly wire: readonly Exchange[] } {
  const wire: Exchange[] = [];
  const base = `${api.url}/api`;
  const record: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url, headers } = request;
    const path = new URL(url).pathname.replace(/^\/api/, '');
    const body = await request.clone().text();
    const answer = await fetch(request);
    const { status, headers: answerHeaders } = answer;
    wire.push({ method, path, headers, body, status, answerHeaders, answerBody: await answer.clone().text() });
    return answer;
  };
  const sdk = createSdk({
    environment: resolveEnvironment('app.example', {
      hosts: [{ environment, host: 'app.example' }],
      bases: { [environment]: { customerService: base, content: base, email: base } },
    }),
    clock: testClock(api.now()),
    fetch: (input, init) => between(new Request(input, init), record),
    ...options,
  });
  return { sdk, wire };
}
