import { Notice } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { lazy, type ReactElement, Suspense } from 'react';
import { onlineAtom } from '../state/online.ts';
import { storageBlockedAtom } from '../state/storage-blocked.ts';
import * as m from '../texts.ts';
import { maintenanceAtom } from './maintenance/closure.ts';

const MaintenanceNotice = lazy(() => import('./maintenance/MaintenanceNotice.tsx'));

/** What applies to every page now: no network, storage is blocked, a maintenance window is near. */
export function Banners(): ReactElement {
  const online = useAtomValue(onlineAtom);
  const maintenance = useAtomValue(maintenanceAtom);
  const storageBlocked = useAtomValue(storageBlockedAtom);
  return (
    <>
      {/* without a role, which would be read even while it is empty */}
      <div aria-live="polite">{!online && <Notice tone="warning">{m.app_offline()}</Notice>}</div>
      {storageBlocked && <Notice tone="info">{m.app_storageBlocked()}</Notice>}
      {maintenance && (
        <Suspense fallback={null}>
          <MaintenanceNotice />
        </Suspense>
      )}
    </>
  );
}
