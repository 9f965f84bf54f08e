import pg from 'pg';
import type { Person } from '../../apps/api/simulators/sandbox/people.ts';
import type { Document } from '../../apps/api/src/platform/contract/document.ts';
import { type Calls, startCalls } from '../../apps/api/src/testing/previous-release/calls.ts';
import { signInByOtp } from '../../apps/api/src/testing/previous-release/client.ts';
import { visit } from '../../apps/api/src/testing/previous-release/visit.ts';

/** How many visit at the same time. */
const AT_ONCE = 4;

export interface Visitors {
  /** Lets them finish. @returns what went wrong: calls without an answer, and answers that differ from the first round */
  end(): Promise<{ calls: number; failures: string[] }>;
}

export interface VisitorsOptions {
  readonly origin: string;
  readonly contract: Document;
  readonly databaseUrl: string;
  /** Answers that are right although the first round did not have them. */
  readonly alsoRight?: readonly string[];
}

/**
 * Demo people who sign in, read everything and change things, one after the other, until they are ended. Each of them
 * does so once before this resolves; what they get then is right.
 */
export async function startVisitors({
  origin,
  contract,
  databaseUrl,
  alsoRight = [],
}: VisitorsOptions): Promise<Visitors> {
  const admin = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // the server ends before it does
  admin.on('error', () => {});
  const people = (await (await fetch(`${origin}/sandbox/people`)).json()) as Person[];
  const visitOnce = async (calls: Calls, person: Person) => {
    // they sign in more often than a person may
    await admin.query('delete from limit_counter');
    const session = await signInByOtp({ calls, person, origin });
    await visit({ calls, contract, person, origin, movesMoney: false }, session);
  };
  const before = startCalls(contract);
  for (const person of people) await visitOnce(before, person);

  const calls = startCalls(contract);
  const lost: string[] = [];
  let isOver = false;
  const visitor = async (mine: readonly Person[]) => {
    while (!isOver)
      for (const person of mine)
        await visitOnce(calls, person).catch((error) => lost.push(String(error.cause?.code ?? error)));
  };
  const visitors = Array.from({ length: AT_ONCE }, (_, of) =>
    visitor(people.filter((_person, at) => at % AT_ONCE === of)),
  );
  return {
    async end() {
      isOver = true;
      await Promise.all(visitors);
      await admin.end();
      const right = new Set([...before.results(), ...alsoRight]);
      const wrong = [...calls.results()].filter((result) => !right.has(result) || / 5\d\d /.test(result));
      return { calls: calls.countTo(origin), failures: [...lost, ...wrong] };
    },
  };
}
