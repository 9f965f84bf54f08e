import { TestFrame, testApp } from '@lifedesk/journey/testing';
import { createRoot } from 'react-dom/client';
import { ChangeMobile } from './change-mobile';
import './ui';

// The same journey without a server: every call gets the contract's example as its response, as in stories and tests.
const app = await testApp({ address: '/app/change-mobile', signIn: 'full' });
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <TestFrame app={app}>
      <ChangeMobile />
    </TestFrame>,
  );
