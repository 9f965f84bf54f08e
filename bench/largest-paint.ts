// Largest paint of the dashboard against that of the sign-in page, in one run, alternating: on Lighthouse's phone (a slow line and
// a processor a quarter as fast), with an empty cache.
import { type Browser, chromium as launcher, type Page } from 'playwright';
import { chromium } from '../tools/chromium.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

const ROUNDS = 7;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
/** Lighthouse's "slow 4G", in bytes per second and ms. */
const LINE = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const SLOWER = 4;
/** In ms. */
const PATIENCE = 60_000;

export async function measure({ origin }: { origin: string }): Promise<Row[]> {
  const browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox', '--disable-quic'] });
  try {
    const visitor = await openPhone(browser);
    const customer = await openPhone(browser);
    await signIn(customer, origin);
    const times: { signIn: number[]; dashboard: number[] } = { signIn: [], dashboard: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.signIn.push(await largestPaint(visitor, `${origin}/cs/login`, 'form'));
      times.dashboard.push(await largestPaint(customer, `${origin}/cs/dashboard`, '#policies'));
    }
    return [
      {
        what: 'largest paint of the dashboard, phone',
        against: 'the sign-in page',
        unit: 'ms',
        ours: median(times.dashboard),
        baseline: median(times.signIn),
        target: { atMost: 1.2 },
      },
    ];
  } finally {
    await browser.close();
  }
}

async function openPhone(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Signs in the demo customer who has this policy, or the first one, with the code from the outbox. */
export async function signIn(page: Page, origin: string, policyNo?: string): Promise<void> {
  const people: { mobile: string; policyNumbers: string[] }[] = await (await fetch(`${origin}/sandbox/people`)).json();
  const person = people.find(({ policyNumbers: has }) => policyNo === undefined || has.includes(policyNo));
  if (!person) throw new Error('no demo customer has this policy');
  const { mobile, policyNumbers } = person;
  await page.goto(`${origin}/cs/login`);
  const submit = page.locator('main form button[type=submit]');
  await page
    .locator('main form input')
    .first()
    .fill(policyNumbers[0] ?? '');
  await submit.click();
  await page.locator('main form input[autocomplete=one-time-code]').waitFor({ timeout: PATIENCE });
  const outbox = await (await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(mobile)}`)).json();
  await page
    .locator('main form input[autocomplete=one-time-code]')
    .fill(outbox.find(({ otp }: { otp?: string }) => otp).otp);
  await submit.click();
  await page.locator('#policies').waitFor({ timeout: PATIENCE });
}

/** When the largest element of a page was painted, in ms since the request. */
async function largestPaint(page: Page, address: string, whole: string): Promise<number> {
  // as for a real visitor: a reloaded page keeps its compiled scripts, and its time includes unloading the page before it
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE });
  await page.locator(`main ${whole}`).first().waitFor({ timeout: PATIENCE });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
