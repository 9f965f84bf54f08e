/** Thrown by the effect of a request that cannot be approved any more: the approval is refused, and staff reject the request. */
export class EffectRefused extends Error {
  override readonly name = 'EffectRefused';
}
