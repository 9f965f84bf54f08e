import {
  ANY_WIDTH,
  test as base,
  browserWithCamera,
  decideAtGateway,
  expect,
  Portal,
  type Sandbox,
  watch,
} from '@lifedesk/e2e';
import type { Page } from '@playwright/test';
import encodeQR from 'qr';

type Permissions = readonly 'camera'[];

/** The page in a browser whose camera sees a QR code, once the button that scans it is pressed. */
const test = base.extend<{ scan: (code: string, permissions: Permissions) => Promise<Portal> }>({
  scan: async ({ browser, launchOptions, sandbox, complaints }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (code, permissions) => {
      const withCamera = await browserWithCamera(browser, launchOptions, encodeQR(code, 'raw'));
      opened.push(withCamera);
      const context = await withCamera.newContext({ baseURL: sandbox.origin, permissions: [...permissions] });
      await watch(context, complaints);
      const portal = Portal.inSandbox(await context.newPage(), sandbox);
      await portal.open('/cs/verify');
      await portal.button('verify_scan').click();
      return portal;
    });
    for (const browser of opened) await browser.close();
  },
});

/** Pays the premium that is due, and returns the text of the receipt's QR code. */
async function codeOfReceipt(page: Page, sandbox: Sandbox): Promise<string> {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.payDue().first().click();
  await portal.button('payment_pay').click();
  await decideAtGateway(page, 'approve');
  const address = await portal.link('payment_checkLink').getAttribute('href');
  return new URL(address ?? '', sandbox.origin).href;
}

test(
  'the camera reads the QR code of a receipt, and goes off',
  ANY_WIDTH,
  async ({ page, sandbox, scan, accessible }) => {
    const portal = await scan(await codeOfReceipt(page, sandbox), ['camera']);
    await expect(portal.page.getByText(portal.text('verify_genuine'))).toBeVisible();
    await expect(portal.page.getByText('₹24,500.00').first()).toBeVisible();
    await expect(portal.page.locator('video')).toHaveCount(0);
    await expect(portal.button('verify_scan')).toBeVisible();
    await accessible(portal.page);
  },
);

test(
  'the camera reads a QR code of which a digit was changed, and the page refuses it',
  ANY_WIDTH,
  async ({ page, sandbox, scan }) => {
    const code = await codeOfReceipt(page, sandbox);
    const changed = code.replace(/(?<=~\d{8}~)\d/, (digit) => String(9 - Number(digit)));
    expect(changed).not.toBe(code);
    const portal = await scan(changed, ['camera']);
    await expect(portal.page.getByText(portal.text('verify_changed'))).toBeVisible();
    await expect(portal.page.getByText(portal.text('verify_genuine'))).toBeHidden();
  },
);

test(
  'a camera that the page may not use is explained, and a file can be chosen',
  ANY_WIDTH,
  async ({ scan, accessible }) => {
    const portal = await scan('nothing to read', []);
    await expect(portal.page.getByRole('alert')).toContainText(portal.text('verify_cameraRefused'));
    await expect(portal.page.getByText(portal.text('verify_file'))).toBeVisible();
    await accessible(portal.page);
  },
);
