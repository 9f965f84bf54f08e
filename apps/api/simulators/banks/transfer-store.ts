import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

/** A transfer as the bank stores it. */
export interface StoredTransfer {
  readonly reference: string;
  /** Paise. */
  readonly amount: number;
  readonly ifsc: string;
  readonly accountNo: string;
  readonly holderName: string;
  readonly bankReference: string;
  /** The transfer will be returned. */
  readonly returns: boolean;
  readonly madeAt: string;
  readonly settlesAt: string;
}

export interface TransferStore {
  /** Stores the transfer unless one with its reference exists. Returns the stored one. */
  add(transfer: StoredTransfer): Promise<StoredTransfer>;
  find(reference: string): Promise<StoredTransfer | undefined>;
  /** All transfers, oldest first. */
  all(): Promise<StoredTransfer[]>;
}

/** Stores the transfers in a table of its own, which belongs to the simulator and not to the product. */
export async function transferStore<Tables>(db: Kysely<Tables>): Promise<TransferStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_bank_transfer (
      reference text primary key, made_at timestamptz not null, body jsonb not null)`,
  );
  const find = async (reference: string): Promise<StoredTransfer | undefined> =>
    (
      await sql<{
        body: StoredTransfer;
      }>`select body from sandbox_bank_transfer where reference = ${reference}`.execute(db)
    ).rows[0]?.body;
  return {
    async add(transfer) {
      await sql`insert into sandbox_bank_transfer (reference, made_at, body)
        values (${transfer.reference}, ${transfer.madeAt}, ${JSON.stringify(transfer)}::jsonb)
        on conflict do nothing`.execute(db);
      const kept = await find(transfer.reference);
      if (!kept) throw new Error('the bank could not store the transfer');
      return kept;
    },
    find,
    all: async () =>
      (
        await sql<{ body: StoredTransfer }>`select body from sandbox_bank_transfer order by made_at, reference`.execute(
          db,
        )
      ).rows.map(({ body }) => body),
  };
}
