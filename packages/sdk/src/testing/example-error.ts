/** The test asks for something that the contract does not have, or sends what the contract does not take. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
}

/**
 * Prints what is wrong and throws it. An SDK turns whatever `fetch` throws into a failed call, and an app may catch that: the
 * console is where it is seen in any case.
 */
export function fail(message: string): never {
  console.error(`@lifedesk/sdk/testing: ${message}`);
  throw new ExampleError(message);
}
