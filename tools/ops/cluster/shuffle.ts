/** The items in an order that only the seed decides. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const rest = [...items];
  const result: Item[] = [];
  let state = seed + 1;
  while (rest.length > 0) {
    // Park and Miller's generator
    state = (state * 48_271) % 2_147_483_647;
    result.push(...rest.splice(state % rest.length, 1));
  }
  return result;
}
