import type { Page } from '@playwright/test';

/** A call of the API between the SDK and the network. */
export interface WireCall {
  /** The path below the API base. */
  readonly path: string;
  readonly sent: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  readonly answered: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** Records the API calls of a page's scripts, starting with its next document. */
export async function recordCalls(page: Page): Promise<readonly WireCall[]> {
  const calls: WireCall[] = [];
  await page.exposeBinding('recordCall', (_source, call: WireCall) => calls.push(call));
  await page.addInitScript(() => {
    const toNetwork = window.fetch;
    const record = (window as unknown as { recordCall: (call: unknown) => Promise<void> }).recordCall;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const body = await request.clone().text();
      const response = await toNetwork(request);
      const path = new URL(request.url).pathname;
      if (path.startsWith('/api/'))
        // wait for it, because the response to a payment navigates away from the page
        await record({
          path: path.slice('/api'.length),
          sent: { headers: Object.fromEntries(request.headers), body },
          answered: {
            status: response.status,
            headers: Object.fromEntries(response.headers),
            body: await response.clone().text(),
          },
        });
      return response;
    };
  });
  return calls;
}
