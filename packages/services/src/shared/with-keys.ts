import type { AttentionGroup } from '@lifedesk/rules';

/** Each item with its key in a list. Two items may say the same, such as two instalments that are held to the same day. */
export function withKeys(items: readonly AttentionGroup[]): (readonly [key: string, item: AttentionGroup])[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const { because, policyNos, deadline, since, amount } = item;
    const name = `${because} ${policyNos.join(' ')} ${deadline ?? since} ${amount}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, item];
  });
}
