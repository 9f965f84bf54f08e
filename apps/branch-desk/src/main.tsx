import '@lifedesk/ui/styles.css';
import './brand.css';
import brand from '@lifedesk/brands/meru-life.json';
import { loadTypeface } from '@lifedesk/journey';
import { createSdk, resolveEnvironment } from '@lifedesk/sdk';
import { createStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createDesk, staffAtom } from './create-desk.ts';

// One desk serves many customers: a session is only in the memory of the page, and a reload forgets it.
const store = createStore();
const environment = resolveEnvironment(location.hostname, { local: true });
const sdk = createSdk({ environment, staffToken: () => store.get(staffAtom)?.token });
const desk = createDesk(sdk, brand, store);
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, desk.session.noteActivity, { passive: true });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
// letters that come later are not used until the page is loaded again
await loadTypeface(1000);
createRoot(root).render(<App desk={desk} returned={new URLSearchParams(location.search).has('orderId')} />);
