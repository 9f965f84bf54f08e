import { type DeviceClass, deviceClassOf } from '@lifedesk/rules';
import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** The device class by screen width (section 2). Style sheets do the layout; this is for everything else. */
export function useDeviceClass(): DeviceClass {
  return useSyncExternalStore(follow, () => deviceClassOf(innerWidth));
}
