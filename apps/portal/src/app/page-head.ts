import { useEffect } from 'react';
import { documentTitle } from '../registry/title.ts';

interface Head {
  readonly pageName: string;
  readonly product: string;
  /** What the page shows now: a step, an error, a result. */
  readonly prefix?: string | undefined;
  /** For search engines; a page without one is kept out of their index. */
  readonly description?: string | undefined;
}

/** Sets the title and the search-engine metadata of the page. */
export function usePageHead({ pageName, product, prefix, description }: Head): void {
  useEffect(() => {
    document.title = documentTitle(pageName, product, prefix);
    meta('description').content = description ?? '';
    meta('robots').content = description ? 'index, follow' : 'noindex';
  }, [pageName, product, prefix, description]);
}

function meta(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) return found;
  const made = document.createElement('meta');
  made.name = name;
  return document.head.appendChild(made);
}
