/**
 * Thrown by the effect of a request that can no longer be approved. The approval is refused, and staff reject the
 * request.
 */
export class EffectRefused extends Error {
  override readonly name = 'EffectRefused';
}
