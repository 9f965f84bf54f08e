const WORKERS = 4;

/** Does the work for each item, some at the same time. After the first error no further item begins. */
export async function inParallel<Item extends object>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item; item = rest.shift())
      try {
        await work(item);
      } catch (error) {
        rest.length = 0;
        throw error;
      }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
