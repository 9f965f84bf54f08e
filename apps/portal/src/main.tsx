import '@lifedesk/ui/styles.css';
import { distrustCachedPage } from '@lifedesk/journey';
import { setStyleNonce } from '@lifedesk/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createPortal } from './app/create-portal.ts';
import { prepareErrorPage } from './app/errors/ErrorPage.tsx';
import { loadedBy } from './app/loaded-by.ts';
import { whenReady } from './app/when-ready.ts';
import { readConfig } from './config/read-config.ts';
import { dataLayer } from './effects/analytics.ts';
import { chatOnPage, type PageWithChat } from './effects/chat-assistant.ts';
import { pageSdk } from './page-sdk.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setStyleNonce(nonce);

const portal = createPortal({
  config: readConfig(document),
  openSdk: pageSdk,
  loadedBy: loadedBy(performance),
  analytics: dataLayer(window as { dataLayer?: unknown[] }),
  chat: chatOnPage(window as PageWithChat),
  makeRouter: (routes) => createBrowserRouter(routes),
});
distrustCachedPage(portal.sdk, window);
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, portal.session.noteActivity, { passive: true });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
whenReady(portal.router, () => createRoot(root).render(<App portal={portal} />));
// after the first page has what it needs
setTimeout(prepareErrorPage, 2000);
