/**
 * Whether a name is safe to show and save: no control characters, no bidirectional overrides, no path traversal. The
 * joiners of Indian scripts are allowed, because spelling needs them.
 */
export function isSafeFileName(name: string): boolean {
  const isPlain = !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"|?*\\/]/u.test(name);
  const turnsNothing = !/\p{Cf}/u.test(name.replaceAll(/[\u200c\u200d]/g, ''));
  return isPlain && turnsNothing && !name.includes('..') && !/^[.\s]|[.\s]$/u.test(name);
}
