/** A Trusted Types policy from the content security policy's list: it only allows the address of the worker. */
interface AddressPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: 'verify-worker', rules: AddressPolicy): AddressPolicy;
}

const CACHE = 'verify';
let started: Promise<void> | undefined;

/**
 * Keeps this page on the device, so that it opens without a network: its files, the keys, and a service worker whose
 * scope is only this page. The worker always tries the network first. If this fails, the page works like any other.
 * @param page the address of the page; its worker is beside it
 */
export function cacheOffline(page: string, keys: string): Promise<void> {
  started ??= keep(page, keys).catch(() => {});
  return started;
}

async function keep(page: string, keys: string): Promise<void> {
  if (!('serviceWorker' in navigator && 'caches' in globalThis)) return;
  await navigator.serviceWorker.register(trustScript(`${page}-worker.js`), { scope: page });
  // also load what is normally loaded only when needed
  await Promise.all([import('./read-file.ts'), import('./Camera.tsx'), import('./Result.tsx')]);
  const wanted = new Set([page, keys, ...filesOf(page)].map((address) => new URL(address, location.href).href));
  const cache = await caches.open(CACHE);
  await cache.addAll([...wanted]);
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** The files that this page has loaded: they have a hash in their names, and never change. */
function filesOf(page: string): string[] {
  const folder = new URL('assets/', new URL(page, location.href)).href;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder));
}

/** An address that the browser accepts as a script's, if it requires more than a text. */
function trustScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('verify-worker', { createScriptURL: () => address }).createScriptURL('') ?? address;
}
