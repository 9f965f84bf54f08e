import { Clock, OctagonAlert, RotateCw } from 'lucide';
import { createIcon } from '../../lib/icon.tsx';

/** The icons of states, and of reloading. The dashboard needs no others at first. */

export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
export const StoppedIcon = /* @__PURE__ */ createIcon(OctagonAlert);
export const WaitingIcon = /* @__PURE__ */ createIcon(Clock);
