import '@lifedesk/ui/styles.css';
import { recheckCachedPage } from '@lifedesk/journey';
import { setStyleNonce } from '@lifedesk/ui';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createPortal } from './app/create-portal.ts';
import { prepareErrorPage } from './app/errors/ErrorPage.tsx';
import { readLoadedBy } from './app/loaded-by.ts';
import { drawWhenReady } from './app/when-ready.ts';
import { readConfig } from './config/read-config.ts';
import { dataLayer } from './effects/analytics.ts';
import { chatOnPage, type PageWithChat } from './effects/chat-assistant.ts';
import { pageSdk } from './page-sdk.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setStyleNonce(nonce);

const portal = createPortal({
  config: readConfig(document),
  openSdk: pageSdk,
  loadedBy: readLoadedBy(performance),
  analytics: dataLayer(window as { dataLayer?: unknown[] }),
  chat: chatOnPage(window as PageWithChat),
  makeRouter: (routes) => createBrowserRouter(routes),
});
recheckCachedPage(portal.sdk, window);
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, portal.session.noteActivity, { passive: true });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
drawWhenReady(portal.router, () => {
  const page = createRoot(root);
  page.render(<App portal={portal} />);
  if (!import.meta.hot) return;
  // In development, draws a saved text without loading the page again.
  addEventListener('texts', (event) => {
    event.preventDefault();
    page.render(<App key={event.timeStamp} portal={portal} />);
  });
});
// after the first page has what it needs
setTimeout(prepareErrorPage, 2000);
