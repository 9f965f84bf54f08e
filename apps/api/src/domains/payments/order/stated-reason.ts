/**
 * A stored reason as the contract has it, with its code if the sentence is ours. No code: it quotes the gateway or the bank.
 * @param sentences our own, by code
 */
export function statedReason<Code extends string>(
  sentences: Readonly<Record<Code, string>>,
  reason: string | null,
): { reason?: string; reasonCode?: Code } {
  if (reason === null) return {};
  for (const code in sentences) if (sentences[code] === reason) return { reason, reasonCode: code };
  return { reason };
}
