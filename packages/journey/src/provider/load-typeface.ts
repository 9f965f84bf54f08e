/**
 * Fetches the typeface in both weights before there is text that needs it. Resolves even if it cannot be fetched.
 * @param patience the longest wait, in milliseconds
 */
export async function loadTypeface(patience: number): Promise<void> {
  const { fontFamily } = getComputedStyle(document.body);
  const faces = ['400', '600'].map((weight) => document.fonts.load(`${weight} 1em ${fontFamily}`));
  await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, patience))]);
}
