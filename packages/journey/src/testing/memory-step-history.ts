import type { StepHistory } from '../engine/step-history.ts';
import { memoryRouter } from '../provider/memory-router.ts';

/** A history of steps in memory, for an engine without a router. */
export const memoryStepHistory = (arrivedBy: StepHistory['arrivedBy'] = 'link'): StepHistory =>
  memoryRouter({ base: '/any', arrivedBy }).openSteps();
