import type { Analytics } from '@lifedesk/journey';

/** The client-side data layer (section 7: events go there, never to the server), in the format of tag managers. */
export function dataLayer(page: { dataLayer?: unknown[] }): Analytics {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  return (event) => void layer.push(event);
}
