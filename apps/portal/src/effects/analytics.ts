import type { Analytics } from '@lifedesk/journey';

/** The client-side data layer (section 7: events go there, never to the server), as tag managers read it. */
export function dataLayer(page: { dataLayer?: unknown[] }): Analytics {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  return (event) => void layer.push(event);
}
