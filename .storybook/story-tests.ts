import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';

// a slow machine takes its time
configure({ asyncUtilTimeout: 60_000 });

// The test of a story is repeated in the page that has loaded its modules: as the system has it, and in the other brand, dark, in Hindi.
const SECOND = { brand: 'sarovar', scheme: 'dark', language: 'hi' };

let first: typeof globalThis.globalProjectAnnotations.initialGlobals;
beforeAll(() => {
  first ??= globalThis.globalProjectAnnotations.initialGlobals;
});

beforeEach(({ task }) => {
  const isSecond = task.result?.repeatCount === 1;
  globalThis.globalProjectAnnotations.initialGlobals = isSecond ? { ...first, ...SECOND } : first;
});

afterEach(({ task: { result } }) => {
  globalThis.globalProjectAnnotations.initialGlobals = first;
  const error = result?.errors?.at(-1);
  if (error && result?.repeatCount === 1) error.message = `In ${Object.values(SECOND).join(', ')}: ${error.message}`;
});
