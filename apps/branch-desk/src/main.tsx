import '@lifedesk/ui/styles.css';
import './brand.css';
import brand from '@lifedesk/brands/meru-life.json';
import { createSdk, noteActivity, resolveEnvironment } from '@lifedesk/sdk';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// Many customers come to one desk: a session lives in the memory of the page alone, and a reload forgets it.
const sdk = createSdk({ environment: resolveEnvironment(location.hostname, { local: true }) });
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => void noteActivity(sdk), { passive: true });

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(<App sdk={sdk} brand={brand} />);
