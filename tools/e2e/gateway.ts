import { expect, type Page } from '@playwright/test';

/** What a payer can do on the gateway's page, which is external and in English. */
export type Decision = 'approve' | 'decline' | 'close';

const BUTTONS: Readonly<Record<Decision, RegExp>> = {
  approve: /^Approve payment$/,
  decline: /^Decline/,
  close: /^Close without paying$/,
};

/** Waits for the gateway's page and decides on it. */
export async function decideAtGateway(page: Page, decision: Decision): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  await page.getByRole('button', { name: BUTTONS[decision] }).click();
}
