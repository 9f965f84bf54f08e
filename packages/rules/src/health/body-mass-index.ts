/**
 * The body mass index in tenths, half up: 170 cm and 72 kg are 249. It says little about people under 18 and in a
 * pregnancy.
 */
export function bodyMassIndex(heightCm: number, weightKg: number): number {
  const square = heightCm * heightCm;
  return Math.floor((2 * weightKg * 100_000 + square) / (2 * square));
}
