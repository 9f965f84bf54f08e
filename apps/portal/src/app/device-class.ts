import { type DeviceClass, deviceClassOf } from '@lifedesk/rules';
import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** The device class by the width of the screen (section 2). Layout is the style sheet's; this is for what it cannot do. */
export function useDeviceClass(): DeviceClass {
  return useSyncExternalStore(follow, () => deviceClassOf(innerWidth));
}
