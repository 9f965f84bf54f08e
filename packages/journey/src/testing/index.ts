export { memoryStepHistory } from './memory-step-history.ts';
export { type TestClock, testClock } from './test-clock.ts';
