/** `amount` times `numerator / denominator`, a half rounded up, by whole numbers alone. None is negative. */
export function proportion(amount: number, numerator: number, denominator: number): number {
  const scaled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(scaled / (2n * BigInt(denominator)));
}
