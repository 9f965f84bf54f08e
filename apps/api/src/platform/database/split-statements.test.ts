import { describe, expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

describe('splitStatements', () => {
  it('splits at semicolons that end a statement, and nowhere else', () => {
    const text = `
      -- a comment; with a semicolon
      create table a (b text default ';', "c;d" int); /* another; one */
      create function f() returns trigger language plpgsql as $$ begin x := 1; return new; end $$;
      create function g() returns int language sql as $body$ select 1; $body$;
      insert into a values ('it''s; fine')`;
    expect(splitStatements(text)).toEqual([
      expect.stringContaining('create table a'),
      expect.stringContaining('return new; end $$'),
      expect.stringContaining('select 1; $body$'),
      "insert into a values ('it''s; fine')",
    ]);
  });

  it('drops empty statements', () => {
    expect(splitStatements(';;\n-- nothing;\n /* here; */ ;\n')).toEqual([]);
  });
});
