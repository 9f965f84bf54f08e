// Takes the screenshots for README.md: node tools/pictures.ts. It goes through the sandbox like a customer and saves WebP
// pictures of a phone and a desktop, in English and Hindi, light and dark, to docs/pictures.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './exit-with-parent.mjs';
import { chromium } from './chromium.ts';
import { buildPortal } from './prepare.ts';
import { FROM_SOURCE, root } from './run.ts';

if (!process.execArgv.includes(String(FROM_SOURCE[0]))) {
  const { status } = spawnSync(process.execPath, [...FROM_SOURCE, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
const { chromium: playwright } = await import('playwright');
const { startApi } = await import('./e2e/api-server.ts');
const { decideAtGateway } = await import('./e2e/gateway.ts');
const { Portal } = await import('./e2e/portal.ts');
const { Sandbox } = await import('./e2e/sandbox.ts');

const folder = join(root, 'docs/pictures');
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const QUALITY = 82;

type Page = import('playwright').Page;

/** Saves a screenshot of the window as WebP, which Playwright cannot write. */
async function keep(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const file = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), file);
  console.log(`${name}.webp  ${(file.length / 1000).toFixed(0)} KB`);
}

async function visit(
  browser: import('playwright').Browser,
  origin: string,
  device: import('playwright').BrowserContextOptions,
  locale: 'en' | 'hi',
  walk: (portal: import('./e2e/portal.ts').Portal, sandbox: import('./e2e/sandbox.ts').Sandbox) => Promise<void>,
) {
  const sandbox = new Sandbox(origin);
  await sandbox.reset();
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await walk(Portal.inSandbox(page, sandbox, locale), sandbox);
  await context.close();
}

if (!(await buildPortal())) process.exit(1);
mkdirSync(folder, { recursive: true });
const server = await startApi({ env: {}, isReady: async (origin) => (await fetch(`${origin}/sandbox/people`)).ok });
const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox', '--disable-quic'] });
const DUE = /premium is due/;
try {
  await visit(browser, server.origin, PHONE, 'en', async (portal, sandbox) => {
    const person = await sandbox.personWhose(DUE);
    await portal.open('/cs');
    await portal.heading('login_heading').waitFor();
    await keep(portal.page, 'phone-sign-in');
    await portal.giveLoginId(person.mobile);
    await portal.heading('otp_heading').waitFor();
    await keep(portal.page, 'phone-otp');
    await portal.giveOtp(await sandbox.otp(person.mobile));
    await portal.seesDashboard();
    await portal.payDue().first().waitFor();
    await keep(portal.page, 'phone-dashboard');
    await portal.payDue().first().click();
    await portal.button('payment_pay').waitFor();
    await keep(portal.page, 'phone-pay');
    await portal.button('payment_pay').click();
    await portal.page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    await keep(portal.page, 'phone-gateway');
    await decideAtGateway(portal.page, 'approve');
    await portal.heading('payment_paid').waitFor();
    await keep(portal.page, 'phone-paid');
  });
  await visit(browser, server.origin, PHONE, 'hi', async (portal, sandbox) => {
    await portal.signIn(await sandbox.personWhose(DUE));
    await portal.seesDashboard();
    await portal.payDue().first().waitFor();
    await keep(portal.page, 'phone-dashboard-hindi');
  });
  await visit(browser, server.origin, DESK, 'en', async (portal, sandbox) => {
    await portal.signIn(await sandbox.personWhose(/unit-linked/));
    await portal.seesDashboard();
    await keep(portal.page, 'desk-dashboard');
    await portal.openPolicy();
    await portal.page.getByRole('heading', { level: 1 }).waitFor();
    await keep(portal.page, 'desk-policy');
  });
  await visit(browser, server.origin, { ...DESK, colorScheme: 'dark' }, 'hi', async (portal, sandbox) => {
    await portal.signIn(await sandbox.personWhose(DUE));
    await portal.seesDashboard();
    await keep(portal.page, 'desk-dashboard-hindi-dark');
  });
} finally {
  await browser.close();
  await server.stop();
}
