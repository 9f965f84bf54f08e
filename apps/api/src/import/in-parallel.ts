const WORKERS = 4;

/** Does the work for each item, some at the same time. After the first error no further item begins. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (const item of rest)
        try {
          await work(item);
        } catch (error) {
          rest.return?.();
          throw error;
        }
    }),
  );
}
