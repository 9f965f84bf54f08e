export type { ExampleAnswer, ExampleAnswers, ExampleOperation } from './example-answer.ts';
export { ExampleError } from './example-error.ts';
export { type ExampleFetch, type ExampleFetchOptions, exampleFetch } from './example-fetch.ts';
export type { PaymentDecision } from './in-memory/payments.ts';
export { type InMemoryApi, inMemoryApi } from './in-memory-api.ts';
export { exampleOf } from './make-answer.ts';
export { type TestClock, testClock } from './test-clock.ts';
