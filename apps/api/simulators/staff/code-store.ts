import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

/** A code that the provider has given out, and what it is for. */
export interface IssuedCode {
  readonly code: string;
  readonly subject: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

export interface CodeStore {
  add(issued: IssuedCode): Promise<void>;
  /** Uses the code up. Undefined if it is unknown or used. */
  take(code: string): Promise<IssuedCode | undefined>;
  /** The private key that signs tokens, the same on every node. */
  key(): Promise<JWK>;
}

/** Stores codes and the key in tables of its own, which belong to the simulator and not to the product. */
export async function codeStore<Tables>(db: Kysely<Tables>): Promise<CodeStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_staff_code (
      code text primary key, subject text not null, redirect_uri text not null, nonce text not null, challenge text not null)`,
    sql`create table if not exists sandbox_staff_key (name text primary key, jwk text not null)`,
  );
  return {
    async add({ code, subject, redirectUri, nonce, challenge }) {
      await sql`insert into sandbox_staff_code (code, subject, redirect_uri, nonce, challenge)
        values (${code}, ${subject}, ${redirectUri}, ${nonce}, ${challenge})`.execute(db);
    },
    async take(code) {
      const { rows } = await sql<IssuedCode>`delete from sandbox_staff_code where code = ${code}
        returning code, subject, redirect_uri as "redirectUri", nonce, challenge`.execute(db);
      return rows[0];
    },
    async key() {
      const find = async () =>
        (await sql<{ jwk: string }>`select jwk from sandbox_staff_key where name = 'signing'`.execute(db)).rows[0]?.jwk;
      const known = await find();
      if (known) return JSON.parse(known);
      const { privateKey } = await generateKeyPair('ES256', { extractable: true });
      const jwk = JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'staff-1', alg: 'ES256', use: 'sig' });
      await sql`insert into sandbox_staff_key (name, jwk) values ('signing', ${jwk}) on conflict do nothing`.execute(
        db,
      );
      return JSON.parse((await find()) ?? jwk);
    },
  };
}
