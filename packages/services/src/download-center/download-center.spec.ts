import { readFile } from 'node:fs/promises';
import { expect, Portal, test } from '@lifedesk/e2e';

test('finds a document in the download center, saves it and has it sent', async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(person);
  await portal.seesDashboard();
  await (await portal.menuLink('downloadCenter_menuName')).click();
  await expect(portal.heading('downloadCenter_heading')).toBeVisible();
  const download = page
    .getByRole('button', { name: new RegExp(`^${portal.text('downloadCenter_download')} `) })
    .first();
  await download.waitFor();
  await accessible(page);
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
  // what else comes by email at a sign-in has another subject
  const documents = async () =>
    (await sandbox.outbox(person.email)).filter(({ subject }) => !/sign-in/i.test(subject ?? '')).length;
  const before = await documents();
  await page
    .getByRole('button', { name: new RegExp(`^${portal.text('downloadCenter_email')} `) })
    .first()
    .click();
  await expect(page.getByText(portal.pattern('downloadCenter_sent'))).toBeVisible();
  expect(await documents()).toBe(before + 1);
});
