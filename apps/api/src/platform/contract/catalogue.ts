import { isRecord } from '../is-record.ts';
import { deref, document } from './document.ts';

export interface CatalogueEntry {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

const entries = readCatalogue();

/** Status, title and text of a problem code, from the contract's examples (specification, section 8). */
export function catalogue(code: string): CatalogueEntry {
  const entry = entries.get(code);
  if (!entry) throw new Error(`the contract has no example of problem ${code}`);
  return entry;
}

/** Every code with an example in the contract. */
export const catalogueCodes = (): string[] => [...entries.keys()];

function readCatalogue(): Map<string, CatalogueEntry> {
  const found = new Map<string, CatalogueEntry>();
  for (const response of Object.values(document.components.responses ?? {})) {
    const media = deref(response).content?.['application/problem+json'];
    for (const named of Object.values(media?.examples ?? {})) {
      const { value } = deref(named);
      if (!isRecord(value)) continue;
      const code = String(value.code);
      const entry = { status: Number(value.status), title: String(value.title), detail: String(value.detail) };
      if (!found.has(code)) found.set(code, entry);
    }
  }
  return found;
}
