import type { ServiceFacts } from '@lifedesk/journey/service';

/** The services that people can use without a session, as the sign-in page offers them. */
export function quickLinks(rows: readonly ServiceFacts[]): { id: string; label: () => string }[] {
  return rows.flatMap(({ id, access, quickLink }) =>
    access === 'either' && quickLink ? [{ id, label: quickLink }] : [],
  );
}
