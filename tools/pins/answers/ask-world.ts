// Makes all calls in one world, and writes the responses to a file: ask-world.ts <begin> <instant> <port> <file>
import { writeFileSync } from 'node:fs';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { callAsAnyone, callWithoutSession, signInAs } from './anyone.ts';
import { Asker } from './asker.ts';
import { changeContacts, leave, pay, readAll, type Visit, visit, writeAll } from './person.ts';

const THREE_DAYS = 3 * 86_400_000;

const [begin = '', at = '', port = '', file = ''] = process.argv.slice(2);
const kept = await world(begin, at, Number(port));
writeFileSync(file, JSON.stringify(Array.from(kept, ([family, answers]) => [family, [...answers]])));
process.exit();

async function world(begin: string, at: string, port: number): Promise<Asker['kept']> {
  const api: RunningApi = await startApi({ now: begin, port });
  const asker = new Asker(api);
  try {
    if (at !== begin) await api.moveTo(at);
    await callAsAnyone(asker);
    await callWithoutSession(asker);
    const known = new Map<string, Visit['facts']>();
    for (const person of await api.people()) {
      const visitor = await visit(api, asker, person);
      known.set(person.name, visitor.facts);
      await readAll(visitor);
      await writeAll(visitor);
      await pay(visitor);
      await changeContacts(visitor);
    }
    // the results, three days later
    await api.advance(THREE_DAYS);
    // the desk settles fifty requests at a time
    for (let round = 0; round < 10; round += 1) await api.advance(0);
    for (const person of await api.people()) {
      const visitor = await visit(api, asker, person, known.get(person.name));
      await readAll(visitor, 'later');
      await leave(visitor);
      await signInAs(api, asker, person);
    }
    return asker.kept;
  } finally {
    await api.close();
  }
}
