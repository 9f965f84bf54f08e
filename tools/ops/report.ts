/** Prints lines with the seconds since now. */
export function startReport(): (what: string) => void {
  const begin = performance.now();
  return (what) => console.log(`${((performance.now() - begin) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
