import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { shiftClock } from '../instants/shift-clock.mjs';
import { expectAccessible, type Scheme } from './accessible.ts';
import { type ApiServer, startApi } from './api-server.ts';
import { type Calls, followCalls } from './calls.ts';
import { Sandbox } from './sandbox.ts';
import { noteStored } from './stored.ts';

export { expect };

export type Accessible = (page: Page, schemes?: readonly Scheme[]) => Promise<void>;

interface Fixtures {
  /** How many policies the company has. A journey of the company itself asks for all. */
  readonly companyPolicies: number;
  /** The sandbox as on the first day: demo data, real time (in the morning: noon), empty outbox. */
  readonly sandbox: Sandbox;
  /** The page's calls to the API. */
  readonly calls: Calls;
  /** What the browser complained of. A test that expects a complaint takes it out. */
  readonly complaints: string[];
  /** Finds nothing wrong with the page by WCAG 2.2 AA, in light and dark or the schemes that are given. */
  readonly accessible: Accessible;
}

interface Installation {
  server: ApiServer;
  installation: Record<string, string>;
  engine: 'server' | 'embedded';
}

/**
 * One API, with data of its own, for each worker: tests that move the clock or reset the data do not meet. Any violation of
 * the content security policy, any uncaught error and any error on the console fails the test it happens in.
 */
export const test = base.extend<Fixtures, Installation>({
  /** Variables of an installation that is not the demo's. */
  installation: [{}, { option: true, scope: 'worker' }],
  /** Where the data are: on the PostgreSQL server of TEST_DATABASE_URL, where there is one, or in the embedded engine. */
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
  // The sandbox is named so that every test with a page begins on the first day.
  context: async ({ context, complaints, sandbox: _ }, use) => {
    // `npm run instants -- --device` moves the clock of the browser with that of the server
    const shift = Number(process.env.LIFEDESK_DEVICE_CLOCK_SHIFT ?? 0);
    if (shift !== 0) await context.addInitScript(shiftClock, shift);
    await watch(context, complaints);
    const { LIFEDESK_STORED: file } = process.env;
    if (file) await noteStored(context, file);
    await use(context);
  },
  accessible: async ({ installation }, use) => {
    await use((page, schemes) => expectAccessible(page, JSON.stringify(installation), schemes));
  },
});

/** Collects what the pages of a context complain of. An answer with an error status is no complaint: tests provoke them. */
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
