import { entryTo, type SessionKind } from './access.ts';
import { addressOf, serviceAt } from './registry.ts';
import { services } from './services.ts';

/** The address of a service for somebody with this session; undefined where it is not built or not for them. */
export function offered(
  service: string,
  session: SessionKind,
  query?: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const row = serviceAt(services, service);
  return row && entryTo(row, session) === 'enter' ? addressOf(row.id, query) : undefined;
}
