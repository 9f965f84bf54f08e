import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { shiftClock } from '../instants/shift-clock.mjs';
import { expectAccessible, type Scheme } from './accessible.ts';
import { type ApiServer, startApi } from './api-server.ts';
import { type Calls, followCalls } from './calls.ts';
import { Sandbox } from './sandbox.ts';

export { expect };

export type Accessible = (page: Page, schemes?: readonly Scheme[]) => Promise<void>;

interface Fixtures {
  /** How many policies the company has. Journeys of the company itself need all of them. */
  readonly companyPolicies: number;
  /** A fresh sandbox: demo data, real time (noon if it is morning), empty outbox. */
  readonly sandbox: Sandbox;
  /** The page's calls to the API. */
  readonly calls: Calls;
  /** Errors reported by the browser. A test that expects an error removes it. */
  readonly complaints: string[];
  /** Checks that the page has no violations of WCAG 2.2 AA, in light and dark or the given schemes. */
  readonly accessible: Accessible;
}

interface Installation {
  server: ApiServer;
  installation: Record<string, string>;
  engine: 'server' | 'embedded';
}

/**
 * One API, with its own data, for each worker, so that tests that move the clock or reset the data do not interfere. Any violation of
 * the content security policy, any uncaught error and any console error fails the test in which it happens.
 */
export const test = base.extend<Fixtures, Installation>({
  /** Variables of an installation other than the demo's. */
  installation: [{}, { option: true, scope: 'worker' }],
  /** Where the data are: on the PostgreSQL server of TEST_DATABASE_URL, if set, or in the embedded engine. */
  engine: ['server', { option: true, scope: 'worker' }],
  server: [
    async ({ installation, engine }, use) => {
      const server = await startApi({
        server: engine === 'server' ? process.env.TEST_DATABASE_URL : undefined,
        env: {
          LIFEDESK_RATE_LIMIT: '1000000',
          LIFEDESK_RATE_LIMIT_ANONYMOUS: '1000000',
          LIFEDESK_ADDRESS_FAILURES: '100000',
          LIFEDESK_ADDRESS_SENDS: '100000',
          ...installation,
        },
        isReady: async (origin) => (await fetch(`${origin}/sandbox/people`)).ok,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => await use(server.origin),
  companyPolicies: [20, { option: true }],
  sandbox: async ({ server, companyPolicies }, use) => {
    const sandbox = new Sandbox(server.origin);
    await sandbox.reset(companyPolicies);
    await sandbox.passMorning();
    await use(sandbox);
  },
  calls: async ({ page }, use) => await use(followCalls(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'what the browser complained of').toEqual([]);
  },
  // Depending on the sandbox makes every test with a page start with fresh data.
  context: async ({ context, complaints, sandbox: _ }, use) => {
    // `npm run instants -- --device` moves the browser's clock with the server's
    const shift = Number(process.env.LIFEDESK_DEVICE_CLOCK_SHIFT ?? 0);
    if (shift !== 0) await context.addInitScript(shiftClock, shift);
    await watch(context, complaints);
    await use(context);
  },
  accessible: async ({ installation }, use) => {
    await use((page, schemes) => expectAccessible(page, JSON.stringify(installation), schemes));
  },
});

/** Collects the errors of a context's pages. A response with an error status does not count: tests provoke them. */
export async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, text: string) => complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(
        `policy: ${event.violatedDirective} refused ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
      );
    });
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
}
