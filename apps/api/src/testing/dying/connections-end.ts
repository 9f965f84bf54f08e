import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../../platform/database/connect.ts';

/** A server URL for a node whose connections can be told apart. */
export function withApplicationName(url: string, application: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', application);
  return address.href;
}

/** Waits until a dead node has no connections: the server still finishes its current statement. */
export const connectionsEnd = (admin: Db, application: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity where application_name = ${application}`.execute(admin);
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );
