import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';

// allow for a slow machine
configure({ asyncUtilTimeout: 60_000 });

// Each story's test runs twice on the same page, which has already loaded its modules: first with the default look, then in the other brand, dark, in Hindi.
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
