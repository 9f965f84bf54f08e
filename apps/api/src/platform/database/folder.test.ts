import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { BrokenFolderError, FolderInUseError, holdFolder } from './folder-lock.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lifedesk-folder-'));
  folder = join(home, 'pg');
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** The id of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the folder of the embedded database', () => {
  it('is refused while another process has locked it, and the error names that process', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await writeFile(`${folder}.lock`, String(child.pid));
      expect(() => holdFolder(folder)).toThrow(FolderInUseError);
      await expect(connect({ folder })).rejects.toThrow(`process ${child.pid} already uses`);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    holdFolder(folder)();
  });

  it.each(['', 'nonsense', '-1'])('is taken over from a lock file with the content %j', async (text) => {
    await writeFile(`${folder}.lock`, text);
    const release = holdFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('is reported with the way out if it cannot be written, or its files are broken', async () => {
    const file = join(home, 'file');
    await writeFile(file, '');
    await expect(connect({ folder: join(file, 'pg') })).rejects.toThrow(BrokenFolderError);
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), 'none');
    await expect(connect({ folder })).rejects.toThrow(
      /^The database in .+ cannot be opened .+ or npm start -- --reset$/,
    );
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('is taken over from a process that has died', async () => {
    await writeFile(`${folder}.lock`, String(await deadPid()));
    holdFolder(folder)();
  });

  it('is locked with the process from the first moment', async () => {
    const child = spawnModule(`
      import { holdFolder } from '${import.meta.dirname}/folder-lock.ts';
      for (let n = 0; n < 2000; n++) holdFolder(process.argv[1])();`);
    const ended = once(child, 'exit');
    const seen = new Set<string>();
    while (child.exitCode === null) {
      for (let n = 0; n < 100; n += 1)
        try {
          seen.add(readFileSync(`${folder}.lock`, 'utf8'));
        } catch {
          // nothing is locked now
        }
      await setImmediate();
    }
    expect(await ended).toEqual([0, null]);
    expect([...seen]).toEqual([String(child.pid)]);
    expect(await readdir(home)).toEqual([]);
  });

  it('is held by one process at a time', async () => {
    const children = Array.from({ length: 3 }, () =>
      spawnModule(`
        import { mkdirSync, rmdirSync } from 'node:fs';
        import { FolderInUseError, holdFolder } from '${import.meta.dirname}/folder-lock.ts';
        const [, folder] = process.argv;
        for (let n = 0; n < 3000; n++)
          try {
            const release = holdFolder(folder);
            mkdirSync(folder);
            rmdirSync(folder);
            release();
          } catch (error) {
            if (!(error instanceof FolderInUseError)) throw error;
          }`),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0, 0]);
  });
});

/** Runs a module in a process of its own, which gets the folder. */
const spawnModule = (code: string) =>
  spawn(process.execPath, ['--conditions=@lifedesk/source', '--input-type=module-typescript', '-e', code, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Writes numbers one after the other and prints each once it is stored. */
const WRITER = `
import { sql } from 'kysely';
import { connect } from '${import.meta.dirname}/connect.ts';
const db = await connect({ folder: process.argv[1] });
await sql\`create table if not exists written (n int primary key)\`.execute(db);
for (let n = 1; ; n++) {
  await db.transaction().execute((t) => sql\`insert into written values (\${n})\`.execute(t));
  console.log(n);
}`;

describe('data in a folder', () => {
  it('survive killing the process: nothing that was acknowledged is lost', {
    timeout: 90_000,
  }, async () => {
    const child = spawnModule(WRITER);
    let acknowledged = 0;
    for await (const chunk of child.stdout) {
      acknowledged = Number(String(chunk).trim().split('\n').at(-1));
      if (acknowledged >= 50) break;
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    const db = await connect({ folder });
    const { rows } = await sql<{
      count: number;
      most: number;
    }>`select count(*)::int as count, max(n) as most from written`.execute(db);
    await db.destroy();
    expect(rows[0]?.most).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.count).toBe(rows[0]?.most);
  });
});
