import {
  beginCorporateLogin,
  beginLogin,
  confirmLogin,
  createSdk,
  memoryStore,
  resolveEnvironment,
  type Sdk,
  type SessionStore,
  sendLoginOtp,
  setLocalFlag,
} from '@lifedesk/sdk';
import type { Page } from '@playwright/test';
import type { Person } from './sandbox.ts';
import type { Locale } from './texts.ts';

/** A small file of the portal on which no script runs. */
export const WITHOUT_SCRIPT = '/cs/verify-worker.js';

/** An address of the portal, or calls that the person makes first and that return one. */
export type Where = string | ((sdk: Sdk, person: Person) => Promise<string>);

/**
 * A page of a person or a company that is already signed in, as after a reload: the SDK signs in from here and the page gets its
 * stored session. Signing in on the screens, which other journeys test, costs the browser as much as two more screens.
 * @param otp the sent code
 */
export async function openSignedIn(
  page: Page,
  person: Person,
  locale: Locale,
  otp: () => Promise<string>,
  where: Where = '/cs/dashboard',
) {
  const answer = await page.goto(WITHOUT_SCRIPT);
  const origin = new URL(answer?.url() ?? '').origin;
  const kept = memoryStore();
  setLocalFlag(kept, 'language', locale);
  const bases = { LOCAL: { customerService: `${origin}/api` } };
  const environment = resolveEnvironment('localhost', { local: true, bases });
  const sdk = createSdk({ environment, store: kept, fetch: through(page) });
  const workTypeTxt = 'login';
  if (person.kind === 'company') await beginCorporateLogin(sdk, { clientId: person.clientId, workTypeTxt });
  else await beginLogin(sdk, { loginId: person.policyNumbers[0] ?? person.mobile, workTypeTxt });
  await sendLoginOtp(sdk, workTypeTxt);
  await confirmLogin(sdk, await otp());
  const address = typeof where === 'string' ? where : await where(sdk, person);
  await page
    .context()
    .addCookies(entries(kept, 'cookie').map(([name, value]) => ({ name, value, url: origin, sameSite: 'Strict' })));
  const areas = { local: entries(kept, 'local'), session: entries(kept, 'session') };
  await page.evaluate(({ local, session }) => {
    for (const [key, value] of local) localStorage.setItem(key, value);
    for (const [key, value] of session) sessionStorage.setItem(key, value);
  }, areas);
  await page.goto(address);
}

const entries = (store: SessionStore, area: 'session' | 'local' | 'cookie') =>
  store.keys(area).map((key): [string, string] => [key, store.get(area, key) ?? '']);

/** With the cookies of the page's browser, such as the one that identifies the device. */
const through =
  (page: Page): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const answer = await page.request.fetch(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      data: Buffer.from(await request.arrayBuffer()),
    });
    return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers: answer.headers() });
  };
