export { type TestClock, testClock } from '@lifedesk/sdk/testing';
export { exampleSignIn } from './example-sign-in.ts';
export { memoryStepHistory } from './memory-step-history.ts';
export { TestFrame } from './TestFrame.tsx';
export { type TestApp, type TestAppOptions, testApp } from './test-app.ts';
