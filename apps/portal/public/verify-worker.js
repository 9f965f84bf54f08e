// The service worker of the page that checks documents (/cs/verify): opens it without a network. Its scope is only that
// page, and it tries the network first, so that no other page and no new release ever gets an old file. The page itself
// maintains the cache.
const CACHE = 'verify';
const PAGE = '/cs/verify';
const KEYS = '/.well-known/jwks.json';
const FILES = '/cs/assets/';

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate' && pathname === PAGE;
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isPage || pathname === KEYS) event.respondWith(networkFirst(request, pathname));
  // a file's name has a hash of its content
  else if (pathname.startsWith(FILES)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

const kept = async (path) => (await caches.open(CACHE)).match(path, { ignoreVary: true });

async function networkFirst(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(path);
    if (answer) return answer;
    throw error;
  }
}
