import type { Page } from '@playwright/test';

/** Shows an email as a mail program does: its text, with the addresses in it as links. */
export async function openMail(page: Page, text: string): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate((letter) => {
    document.body.append(
      ...letter.split(/(https?:\/\/\S+)/).map((part, at) => {
        if (at % 2 === 0) return part;
        return Object.assign(document.createElement('a'), { href: part, textContent: part });
      }),
    );
  }, text);
}
