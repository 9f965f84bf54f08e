import { memoryRouter } from '../provider/memory-router.ts';
import type { StepHistory } from '../provider/step-history.ts';

/** A history of steps in memory, for an engine without a router. */
export const memoryStepHistory = (arrivedBy: StepHistory['arrivedBy'] = 'link'): StepHistory =>
  memoryRouter({ base: '/any', arrivedBy }).openSteps();
