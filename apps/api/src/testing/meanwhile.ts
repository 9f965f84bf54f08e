/** Changes the database for the duration of a test. */
export async function meanwhile(
  on: () => Promise<unknown>,
  off: () => Promise<unknown>,
  test: () => Promise<void>,
): Promise<void> {
  await on();
  try {
    await test();
  } finally {
    await off();
  }
}
