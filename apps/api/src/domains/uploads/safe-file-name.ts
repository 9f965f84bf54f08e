/**
 * Whether a name can be shown and saved: no control characters, nothing that turns the direction of reading, no way out of
 * a folder. The joiners of Indian scripts are letters' business and stay.
 */
export function isSafeFileName(name: string): boolean {
  const isPlain = !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"|?*\\/]/u.test(name);
  const turnsNothing = !/\p{Cf}/u.test(name.replaceAll(/[\u200c\u200d]/g, ''));
  return isPlain && turnsNothing && !name.includes('..') && !/^[.\s]|[.\s]$/u.test(name);
}
