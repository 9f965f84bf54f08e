import { expect } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';
import { signInAtDesk, test, texts } from './desk.ts';

test('staff look up a customer, change the nominees, and leave nothing for the next customer', async ({
  page,
  desk,
  sandbox,
  accessible,
}) => {
  const person = await sandbox.personWhose(/premium is due/);
  const [policyNo = ''] = person.policyNumbers;
  const [leaving, staying] = ['Ms Ira Kulkarni', 'Mr Sameer Kulkarni'];
  await page.goto(desk);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await typefacesOf(page, 'h1')).join()).toMatch(/^Mukta/);
  await accessible(page);
  const services = await signInAtDesk(page, sandbox, desk, 'Revathi Iyer');
  const own = texts[services.locale];
  await accessible(page);
  if (test.info().project.name === 'desk') {
    const [find, aside] = await Promise.all(
      [services.button('login_sendOtp'), services.button('staff_requestOpen')].map((part) => part.boundingBox()),
    );
    expect(aside?.x, 'what is not about this customer is beside the form').toBeGreaterThan((find?.x ?? 0) + 500);
  }
  await page.getByRole('textbox', { name: own.findField }).fill(policyNo);
  await services.button('login_sendOtp').click();
  await services.field('otp_label').waitFor();
  await services.field('otp_label').fill(await sandbox.otp(person.mobile));
  await page.getByRole('button', { name: own.otpSubmit }).click();

  const finish = page.getByRole('button', { name: own.finish });
  await expect(finish).toBeVisible();
  await expect(page.getByText(policyNo).first()).toBeVisible();
  const receipt = page.getByRole('definition').filter({ hasText: /RC-/ }).first();
  await receipt.waitFor();
  expect(await receipt.evaluate(unevenness)).toBeLessThan(2);
  await accessible(page);
  await services.link('updateNominee_menuName').click();

  await services.heading('choosePolicy_heading').waitFor();
  await page.getByRole('radio', { name: new RegExp(policyNo) }).check();
  await services.button('journey_continue').click();
  await services.heading('updateNominee_heading').waitFor();
  await page.getByRole('button', { name: services.text('updateNominee_remove', { name: leaving }) }).click();
  await services.field('updateNominee_share').fill('100');
  await accessible(page);
  await services.button('journey_continue').click();

  await services.heading('updateNominee_workType').waitFor();
  await expect(page.getByRole('main').getByText(staying).first()).toBeVisible();
  await services.button('confirm_sendCode').click();
  await services.heading('otp_heading').waitFor();
  await services.field('otp_label').fill(await sandbox.otp(person.mobile));
  await services.button('confirm_action').click();

  await services.heading('updateNominee_done').waitFor();
  const ticket = (await page.getByText(/^SR\d{10}$/).textContent()) ?? '';
  await accessible(page);
  await services.link('request_follow').click();
  await expect(page.getByText(ticket).first()).toBeVisible();

  await page.getByRole('button', { name: own.toCustomer }).click();
  await page.getByRole('combobox', { name: own.seen }).selectOption(own.seenPan);
  await finish.click();
  await expect(page.getByText(own.finished)).toBeVisible();
  await expect(page.getByText(/BV\d{10}.*Revathi Iyer/)).toBeVisible();
  await accessible(page);
  await expect(page.getByRole('textbox', { name: own.findField })).toHaveValue('');
  await expect(page.getByText(policyNo)).toHaveCount(0);
});

/** The typefaces with which the browser draws an element: one that came too late for the page is not among them. */
async function typefacesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** How far the texts of an element are from having the same right edge, in pixels. */
function unevenness(element: Element): number {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const edges: number[] = [];
  const range = document.createRange();
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    edges.push(range.getBoundingClientRect().right);
  }
  return Math.max(...edges) - Math.min(...edges);
}
