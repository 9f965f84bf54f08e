import { ANY_WIDTH, test as base, cameraSees, decideAtGateway, expect, Portal, type Sandbox } from '@lifedesk/e2e';
import encodeQR from 'qr';

/** The page after the scan button, with a camera that sees a code or is not allowed. */
const test = base.extend<{ scan: (code: string | undefined) => Promise<Portal> }>({
  scan: async ({ context, sandbox }, use) => {
    await use(async (code) => {
      const page = await context.newPage();
      await cameraSees(page, code === undefined ? undefined : encodeQR(code, 'raw'));
      const portal = Portal.inSandbox(page, sandbox);
      await portal.open('/cs/verify');
      await portal.button('verify_scan').click();
      return portal;
    });
  },
});

/** Pays the premium that is due, and returns the text of the receipt's QR code. */
async function codeOfReceipt(portal: Portal, sandbox: Sandbox): Promise<string> {
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/), '/cs/pay-online');
  await portal.button('payment_pay').click();
  await decideAtGateway(portal.page, 'approve');
  const address = await portal.link('payment_checkLink').getAttribute('href');
  const url = new URL(address ?? '', sandbox.origin);
  // the code itself does not lead back
  url.search = '';
  return url.href;
}

test(
  'the camera reads the QR code of a receipt, and turns off',
  ANY_WIDTH,
  async ({ page, sandbox, scan, accessible }) => {
    const portal = await scan(await codeOfReceipt(Portal.inSandbox(page, sandbox), sandbox));
    await expect(portal.page.getByText(portal.text('verify_genuine'))).toBeVisible();
    await expect(portal.page.getByText('₹24,500.00').first()).toBeVisible();
    await expect(portal.page.locator('video')).toHaveCount(0);
    await expect(portal.button('verify_scan')).toBeVisible();
    await accessible(portal.page);
  },
);

test(
  'the camera reads a QR code with a changed digit, and the page rejects it',
  ANY_WIDTH,
  async ({ page, sandbox, scan }) => {
    const code = await codeOfReceipt(Portal.inSandbox(page, sandbox), sandbox);
    const changed = code.replace(/(?<=~\d{8}~)\d/, (digit) => String(9 - Number(digit)));
    expect(changed).not.toBe(code);
    const portal = await scan(changed);
    await expect(portal.page.getByText(portal.text('verify_changed'))).toBeVisible();
    await expect(portal.page.getByText(portal.text('verify_genuine'))).toBeHidden();
  },
);

test(
  'the page explains a camera that it may not use, and a file can be chosen',
  ANY_WIDTH,
  async ({ scan, accessible }) => {
    const portal = await scan(undefined);
    await expect(portal.page.getByRole('alert')).toContainText(portal.text('verify_cameraRefused'));
    await expect(portal.page.getByText(portal.text('verify_file'))).toBeVisible();
    await accessible(portal.page);
  },
);
