import type { Page, Request } from '@playwright/test';

/** In ms without a call: by then, any follow-up to a response has started, even on a slow machine. */
const QUIET_FOR = 1_500;

export interface Calls {
  /**
   * Waits until no call has been in progress for a while. Await it before moving the sandbox's clock: a response that arrives
   * later carries the new time, and the page would act on it before the test does.
   */
  quiet(): Promise<void>;
}

/** Tracks a page's calls to the API. */
export function followCalls(page: Page): Calls {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  const onEnd = (request: Request) => {
    if (underWay.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    underWay.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return {
    async quiet() {
      while (underWay.size > 0 || Date.now() - changedAt < QUIET_FOR)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
