/** Changes the database for a test, and back. */
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
