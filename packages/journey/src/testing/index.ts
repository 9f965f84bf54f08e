export { memoryStepHistory } from './memory-step-history.ts';
