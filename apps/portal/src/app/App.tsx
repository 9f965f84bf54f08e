import { AppContext } from '@lifedesk/journey';
import { Provider } from 'jotai';
import { type ReactElement, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { RunningPortal } from './create-portal.ts';
import { PortalContext } from './portal.ts';

export function App({ portal }: { readonly portal: RunningPortal }): ReactElement {
  return (
    <StrictMode>
      <Provider store={portal.store}>
        <PortalContext value={portal}>
          <AppContext value={portal}>
            <RouterProvider router={portal.router} />
          </AppContext>
        </PortalContext>
      </Provider>
    </StrictMode>
  );
}
