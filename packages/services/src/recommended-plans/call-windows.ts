import * as m from '../texts.ts';
import type { CallWindow } from './plan-calls.ts';

/** When someone can be called, in words. */
export const callWindows: Record<CallWindow, () => string> = {
  morning: m.recommendedPlans_morning,
  afternoon: m.recommendedPlans_afternoon,
  evening: m.recommendedPlans_evening,
};

export const windowName = (window: CallWindow): string => callWindows[window]();
