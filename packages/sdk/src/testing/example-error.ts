/** The test asks for something that the contract does not have, or sends what the contract does not accept. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
}

/**
 * Prints what is wrong and throws it. The SDK turns anything that `fetch` throws into a failed call, and an app may
 * catch that, so the console always shows it.
 */
export function fail(message: string): never {
  console.error(`@lifedesk/sdk/testing: ${message}`);
  throw new ExampleError(message);
}
