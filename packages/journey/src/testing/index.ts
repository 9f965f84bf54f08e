export { exampleSignIn } from './example-sign-in.ts';
export { memoryStepHistory } from './memory-step-history.ts';
export { TestFrame } from './TestFrame.tsx';
export { type TestApp, type TestAppOptions, testApp } from './test-app.ts';
export { type TestClock, testClock } from './test-clock.ts';
