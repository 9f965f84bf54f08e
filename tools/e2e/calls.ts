import type { Page, Request } from '@playwright/test';

/** In ms, without a call: whatever follows from an answer has begun by then, on a slow machine too. */
const QUIET_FOR = 1_500;

export interface Calls {
  /**
   * Waits until no call has been under way for a while. To be awaited before the sandbox's clock moves: an answer that arrives
   * later brings the new time with it, and the page acts on it before the test does.
   */
  quiet(): Promise<void>;
}

/** Follows the calls of a page to the API. */
export function followCalls(page: Page): Calls {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const ended = (request: Request) => {
    if (underWay.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    underWay.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    async quiet() {
      while (underWay.size > 0 || Date.now() - changedAt < QUIET_FOR)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
