import type { Sdk } from './sdk.ts';

/** Where a file lies. The API may give a path on its own origin, which Node cannot resolve by itself. */
export function fileUrl({ environment }: Sdk, url: string): string {
  const base = environment.bases.customerService;
  return /^https?:/.test(base) ? new URL(url, base).href : url;
}
