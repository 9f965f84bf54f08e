// pgbench's own transaction, tpcb-like: three updates by primary key, one SELECT and one INSERT, with no program in between.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram, MissingProgramError } from '../tools/ops/find-program.ts';
import { query } from './two-databases.ts';
import { CONNECTIONS, SECONDS } from './under-load.ts';

/** Prepares pgbench's tables on a server. Returns what measures transactions per second, or null if pgbench is not installed. */
export async function tpcbLike(serverUrl: string): Promise<(() => Promise<number>) | null> {
  const pgbench = find();
  if (!pgbench) return null;
  await query(serverUrl, 'create database tpcb');
  const url = new URL(serverUrl);
  url.pathname = 'tpcb';
  const run = async (...args: string[]) => (await promisify(execFile)(pgbench, [...args, url.href])).stdout;
  // each connection has a branch, so that none waits for another
  await run('--initialize', '--quiet', `--scale=${CONNECTIONS}`);
  return async () => {
    const answer = await run(
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${CONNECTIONS}`,
      '--jobs=2',
      `--time=${SECONDS}`,
    );
    return Number(/^tps = ([\d.]+)/m.exec(answer)?.[1]);
  };
}

function find(): string | null {
  try {
    return findProgram('pgbench', 'postgresql-contrib');
  } catch (error) {
    if (error instanceof MissingProgramError) return null;
    throw error;
  }
}
