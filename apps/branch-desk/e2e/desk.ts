import { fileURLToPath } from 'node:url';
import { test as base, expect, Portal, type Sandbox } from '@lifedesk/e2e';
import { preview } from 'vite';
import en from '../src/messages/en.json' with { type: 'json' };
import hi from '../src/messages/hi.json' with { type: 'json' };

/** The built desk on its own origin, in front of the test's API, as behind one web server. */
export const test = base.extend<{ readonly desk: string }>({
  desk: async ({ server }, use) => {
    const { origin } = server;
    const running = await preview({
      root: fileURLToPath(new URL('..', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      preview: { port: 0, host: 'localhost', proxy: { '/api': origin, '/sandbox': origin } },
    });
    const address = running.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('the desk is not listening on a port');
    await use(`http://localhost:${address.port}/`);
    await running.close();
  },
});

/** The desk's own texts. */
export const texts = { en, hi };

/** A member of staff signs in at the provider, and chooses the language. `who` is a name. */
export async function signInAtDesk(page: Portal['page'], sandbox: Sandbox, desk: string, who: string): Promise<Portal> {
  const locale = test.info().project.name === 'phone' ? 'hi' : 'en';
  const services = Portal.inSandbox(page, sandbox, locale);
  await page.goto(desk);
  await Portal.inSandbox(page, sandbox).button('staff_signIn').click();
  await page.getByRole('link', { name: who }).click();
  await page.getByRole('heading', { level: 1, name: en.findHeading }).waitFor();
  if (locale === 'hi') await page.getByRole('button', { name: services.text('app_language') }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts[locale].findHeading })).toBeVisible();
  return services;
}
