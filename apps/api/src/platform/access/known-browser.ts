import { stringifySetCookie } from 'cookie';
import type { Deps } from '../../deps.ts';
import type { Secrets } from '../secrets.ts';
import { type Client, DEVICE_COOKIE } from './client.ts';

/** The longest that browsers keep a cookie: 400 days. */
const MAX_AGE_SECONDS = 400 * 86_400;
/** How many customers one browser is known for, the latest ones: families share a computer. */
const MOST_CUSTOMERS = 5;
const ID = /^[\w-]{43}$/;

/** Links a browser to a customer without naming either. */
const bondText = (id: string, customerId: number) => `${id}:${customerId}`;
const bondOf = (secrets: Secrets, id: string, customerId: number) => secrets.mac('device', bondText(id, customerId));

/** The cookie contains a random id of the browser and one bond per customer who has signed in with it. */
function parse(cookie: string | null): { id: string; bonds: string[] } | null {
  const [id = '', ...bonds] = (cookie ?? '').split('.');
  return ID.test(id) && bonds.length <= MOST_CUSTOMERS ? { id, bonds } : null;
}

/** The id of this browser if the customer has signed in with it before; null otherwise. */
export function knownBrowser(
  { secrets }: Pick<Deps, 'secrets'>,
  { deviceCookie }: Client,
  customerId: number,
): string | null {
  const found = parse(deviceCookie);
  if (!found) return null;
  const text = bondText(found.id, customerId);
  return found.bonds.some((given) => secrets.verify('device', text, given)) ? found.id : null;
}

/** The header that marks this browser as known, for the response to a sign-in with an OTP or hand-over code. */
export function rememberBrowser(
  { secrets, ids }: Pick<Deps, 'secrets' | 'ids'>,
  { deviceCookie }: Client,
  customerId: number,
): { 'set-cookie': string } {
  const { id, bonds } = parse(deviceCookie) ?? { id: ids.token(), bonds: [] };
  const bond = bondOf(secrets, id, customerId);
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
