import { TestFrame, testApp } from '@lifedesk/journey/testing';
import { createRoot } from 'react-dom/client';
import { ChangeMobile } from './change-mobile';
import './ui';

// The same journey without a server: every call is answered by the contract's example. So stories and tests run.
const app = await testApp({ address: '/app/change-mobile', signIn: 'full' });
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <TestFrame app={app}>
      <ChangeMobile />
    </TestFrame>,
  );
