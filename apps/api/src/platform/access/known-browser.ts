import { stringifySetCookie } from 'cookie';
import type { Deps } from '../../deps.ts';
import type { Db } from '../database/connect.ts';
import { type Client, DEVICE_COOKIE } from './client.ts';

/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 400 * 86_400;
/** How many customers one browser is known for, the latest ones: families share a computer. */
const MOST_CUSTOMERS = 5;
export type BrowserHeader = { 'set-cookie': string };
const ID = /^[\w-]{43}$/;

/** Links a browser to a customer without naming either. The first generation is left out: earlier releases had none. */
const bondText = (id: string, customerId: number, generation: number) =>
  generation === 0 ? `${id}:${customerId}` : `${id}:${customerId}:${generation}`;

/** The cookie contains a random id of the browser and one bond per customer who has signed in with it. */
function parse(cookie: string | null): { id: string; bonds: string[] } | null {
  const [id = '', ...bonds] = (cookie ?? '').split('.');
  return ID.test(id) && bonds.length <= MOST_CUSTOMERS ? { id, bonds } : null;
}

/**
 * The customer's generation of known browsers. `lock` keeps it until the transaction ends, so that a sign-in is either
 * over before other browsers are forgotten, or comes after that.
 */
export async function browserGeneration(db: Db, customerId: number, lock = false): Promise<number> {
  const row = await db
    .selectFrom('customer')
    .select('browser_generation')
    .where('id', '=', customerId)
    .$if(lock, (q) => q.forShare())
    .executeTakeFirstOrThrow();
  return row.browser_generation;
}

/** The id of this browser if the customer has signed in with it in this generation; null otherwise. */
export function knownBrowser(
  { secrets }: Pick<Deps, 'secrets'>,
  { deviceCookie }: Pick<Client, 'deviceCookie'>,
  customerId: number,
  generation: number,
): string | null {
  const found = parse(deviceCookie);
  if (!found) return null;
  const text = bondText(found.id, customerId, generation);
  return found.bonds.some((given) => secrets.verify('device', text, given)) ? found.id : null;
}

/** The same in the customer's current generation. A browser without a cookie costs no query. */
export async function findKnownBrowser(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  client: Client,
  customerId: number,
): Promise<string | null> {
  if (!parse(client.deviceCookie)) return null;
  return knownBrowser({ secrets }, client, customerId, await browserGeneration(db, customerId));
}

/** Makes every browser new for the customer. In a transaction, before the customer's sessions are ended. */
export async function forgetBrowsers(transaction: Db, customerId: number): Promise<void> {
  await transaction
    .updateTable('customer')
    .set((e) => ({ browser_generation: e('browser_generation', '+', 1) }))
    .where('id', '=', customerId)
    .execute();
}

/** The header that marks this browser as known, for the response to a sign-in with an OTP or hand-over code. */
export function rememberBrowser(
  { secrets, ids }: Pick<Deps, 'secrets' | 'ids'>,
  { deviceCookie }: Pick<Client, 'deviceCookie'>,
  customerId: number,
  generation: number,
): BrowserHeader {
  const { id, bonds } = parse(deviceCookie) ?? { id: ids.token(), bonds: [] };
  const bond = secrets.mac('device', bondText(id, customerId, generation));
  const cookie = stringifySetCookie({
    name: DEVICE_COOKIE,
    value: [id, bond, ...bonds.filter((given) => given !== bond)].slice(0, 1 + MOST_CUSTOMERS).join('.'),
    path: '/',
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    secure: true,
    sameSite: 'strict',
  });
  return { 'set-cookie': cookie };
}
