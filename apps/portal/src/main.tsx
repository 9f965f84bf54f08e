import '@lifedesk/ui/styles.css';
import { distrustCachedPage } from '@lifedesk/journey';
import { browserStore, browserTabs } from '@lifedesk/sdk';
import { setStyleNonce } from '@lifedesk/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createPortal } from './app/create-portal.ts';
import { prepareErrorPage } from './app/errors/ErrorPage.tsx';
import { loadedBy } from './app/loaded-by.ts';
import { readConfig } from './config/read-config.ts';
import { dataLayer } from './effects/analytics.ts';
import { chatOnPage, type PageWithChat } from './effects/chat-assistant.ts';
import { storageBlockedAtom } from './state/storage-blocked.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setStyleNonce(nonce);

// The session is read while the portal is made: what is blocked shows before there is a place to say so.
let blocked = false;
let storageBlocked = () => {
  blocked = true;
};
const portal = createPortal({
  config: readConfig(document),
  host: location.hostname,
  store: browserStore(() => storageBlocked()),
  tabs: browserTabs(),
  loadedBy: loadedBy(performance),
  analytics: dataLayer(window as { dataLayer?: unknown[] }),
  chat: chatOnPage(window as PageWithChat),
  makeRouter: (routes) => createBrowserRouter(routes),
});
storageBlocked = () => portal.store.set(storageBlockedAtom, true);
if (blocked) storageBlocked();
distrustCachedPage(portal.sdk, window);
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, portal.session.noteActivity, { passive: true });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(<App portal={portal} />);
// after the first page has what it needs
setTimeout(prepareErrorPage, 2000);
