// Uses the outside app in a browser like a customer: built by Vite, served by Vite's preview.

import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { chromium as playwright } from 'playwright';
import { chromium } from '../chromium.ts';
import { answers, freePort, run } from '../run.ts';

/** What runs an app. */
export interface Programs {
  /** The path of Node. */
  readonly node: string;
  /** The command of a script in package.json. */
  readonly script: (name: string) => string[];
}

const vite = 'node_modules/vite/bin/vite.js';
/** The properties of compared elements that a missing or reordered style sheet would change. */
const STYLED = [
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'padding',
  'border',
  'borderRadius',
];

async function serveBuilt(app: string, env: Record<string, string>, { node, script }: Programs) {
  const built = await run(script('build'), { cwd: app });
  if (!built.ok) throw new Error(`The Vite app build failed\n${built.output}`);
  const port = await freePort();
  const args = [vite, 'preview', '--strictPort', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(node, args, { cwd: app, env: { ...process.env, ...env }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(url, child))) throw new Error('The Vite app is not available');
  return { url, stop: () => child.kill() };
}

/** The policy, and how the test reads sent messages: to the customer of a policy, or to a mobile number. */
interface Customer {
  readonly policyNo: string;
  readonly otp: (to: string) => Promise<string>;
}

/** The app is used once with each kind of style sheets, and each time changes the number. */
const NEW_MOBILES: Readonly<Record<string, string>> = { 'styles.css': '9812300081', styled: '9812300082' };

/** Changes the mobile number in the app's own service, which uses the packed journeys. */
async function changeMobile(page: Page, { policyNo, otp, newMobile }: Customer & { readonly newMobile: string }) {
  const press = (name: string) => page.getByRole('button', { name }).click();
  const at = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const code = page.getByLabel(/^One-time password/);
  await press('Change mobile number');
  await page.getByLabel('New mobile number').fill('12');
  await press('Continue');
  await page.getByText('Enter a mobile number. It has 10 digits.').first().waitFor();
  await page.getByLabel('New mobile number').fill(newMobile);
  await page.getByLabel('Repeat the new number').fill(newMobile);
  await press('Continue');
  await at('Change of mobile number');
  await press('Send OTP');
  await at('Confirm it is you');
  await code.fill(await otp(policyNo));
  await press('Continue');
  await at('Confirm the new number');
  await code.fill(await otp(`+91${newMobile}`));
  // the customer is loaded again; leaving the page before would abort that call
  const renewed = page.waitForResponse((response) => response.url().endsWith('/validatesession'));
  await press('Confirm the change');
  await at('Your mobile number is changed');
  await (await renewed).finished();
}

/** The same journey, with the contract's example as the response to every call. */
async function changeMobileWithoutServer(page: Page, url: string) {
  const calls: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/api') && calls.push(request.url()));
  await page.goto(`${url}/without-server.html`);
  const press = (name: string) => page.getByRole('button', { name }).click();
  const code = page.getByLabel(/^One-time password/);
  await page.getByLabel('New mobile number').fill('9812300083');
  await page.getByLabel('Repeat the new number').fill('9812300083');
  await press('Continue');
  await press('Send OTP');
  await code.fill('493027');
  await press('Continue');
  await page.getByRole('heading', { level: 1, name: 'Confirm the new number' }).waitFor();
  await code.fill('604138');
  await press('Confirm the change');
  await page.getByRole('heading', { level: 1, name: 'Your mobile number is changed' }).waitFor();
  if (calls.length > 0) throw new Error(`A journey on examples called a server: ${calls}`);
}

/**
 * Signs a customer in and opens the amount due. @returns the amount in the dialog, and the appearance
 */
async function use(
  page: Page,
  url: string,
  customer: Customer,
  newMobile: string,
): Promise<{ said: string; looks: unknown }> {
  const { policyNo, otp } = customer;
  const looks: unknown[] = [];
  const look = async (of: Locator) =>
    looks.push(
      await of.evaluate((element, names) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`)));
      }, STYLED),
    );
  await page.goto(url);
  const number = page.getByLabel('Policy number');
  const send = page.getByRole('button', { name: 'Send OTP' });
  await look(number);
  await look(send);
  const paint = await send.evaluate((element) => getComputedStyle(element).backgroundColor);
  if (paint === 'rgba(0, 0, 0, 0)') throw new Error('The button has no background: its style is missing');
  await number.fill('12');
  await send.click();
  await page.getByText('Enter your policy number. It has 9 digits.').waitFor();
  await number.fill(policyNo);
  await send.click();
  const password = page.getByLabel('OTP');
  await password.waitFor();
  await password.fill(await otp(policyNo));
  await page.getByRole('button', { name: 'Show what is due' }).click();
  const tab = page.getByRole('tab', { name: policyNo });
  await tab.click();
  await look(tab);
  await page.getByText(/^Due \d+(st|nd|rd|th) /).waitFor();
  await page.getByRole('button', { name: 'How much?' }).click();
  const dialog = page.getByRole('dialog', { name: `Amount due for ${policyNo}` });
  await look(dialog);
  await look(dialog.getByRole('button', { name: 'Close' }));
  const said = await dialog.getByText('₹').innerText();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
  await changeMobile(page, { ...customer, newMobile });
  const canvas = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ld-color-canvas'),
  );
  if (!canvas) throw new Error('The tokens of the package are missing');
  return { said, looks };
}

/**
 * Uses the app with all styles in one sheet, then with only those of its components, and compares.
 * @param app its folder
 * @param env of its server
 * @returns the amount due
 */
export async function useApp(
  app: string,
  env: Record<string, string>,
  customer: Customer,
  programs: Programs,
): Promise<string> {
  const browser = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  try {
    const outcomes = [];
    for (const styles of ['styles.css', 'styled']) {
      if (styles === 'styled') takeStyledComponents(join(app, 'src/ui.ts'));
      const server = await serveBuilt(app, env, programs);
      const page = await browser.newPage();

      const wrong: string[] = [];
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      page.on('pageerror', (error) => wrong.push(String(error)));
      page.on('requestfailed', (request) => wrong.push(`${request.url()} fails`));
      try {
        outcomes.push(await use(page, server.url, customer, NEW_MOBILES[styles] ?? ''));
        await changeMobileWithoutServer(page, server.url);
      } catch (error) {
        throw new Error(`${styles}: ${error}\n${wrong.join('\n')}\n${await page.locator('body').innerText()}`);
      } finally {
        server.stop();
        await page.close();
      }
      if (wrong.length > 0) throw new Error(`${styles}: the browser reported errors\n${wrong.join('\n')}`);
    }
    const [whole, parts] = outcomes.map(({ looks }) => JSON.stringify(looks));
    if (whole !== parts)
      throw new Error(`With separate style sheets, the components look different\n${whole}\n${parts}`);
    return outcomes[0]?.said ?? '';
  } finally {
    await browser.close();
  }
}

/** Uses each component's own style sheet instead of one for all. @param file with the app's imports */
function takeStyledComponents(file: string) {
  const names = /\{ (.+?) \} from '@lifedesk\/ui'/.exec(readFileSync(file, 'utf8'))?.[1]?.split(', ') ?? [];
  const moduleOf = (name: string) => name.replace(/^DialogClose$/, 'Dialog');
  writeFileSync(
    file,
    names.map((name) => `export { ${name} } from '@lifedesk/ui/styled/${moduleOf(name)}';\n`).join(''),
  );
}
