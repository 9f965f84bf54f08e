import { Clock, OctagonAlert, RotateCw } from 'lucide';
import { createIcon } from '../../lib/icon.tsx';

/** How things stand, with what can be done where they did not load. The dashboard shows no others first. */

export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
export const StoppedIcon = /* @__PURE__ */ createIcon(OctagonAlert);
export const WaitingIcon = /* @__PURE__ */ createIcon(Clock);
