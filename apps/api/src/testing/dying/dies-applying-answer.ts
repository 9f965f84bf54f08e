/**
 * A node that is killed after its nth statement while it applies a back-office answer or sends new requests, or as soon
 * as one has arrived there. Its task is JSON in its argument. Exits with 0 if it finished first.
 */
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { applyAnswer, type BackOfficeAnswer } from '../../back-office/apply-answer.ts';
import { forwardJob } from '../../back-office/forward-job.ts';
import { connect, type DbOptions } from '../../platform/database/connect.ts';
import type { RequestEvent } from '../../ports/back-office.ts';
import { testConfig } from '../test-config.ts';
import { killAfter } from './kill-after.ts';
import { sendingTo } from './sending-to.ts';

interface Order {
  database: DbOptions;
  now: string;
  /** After how many statements it dies; null if it dies after an event has arrived. */
  statements: number | null;
  answer?: BackOfficeAnswer;
  /** The URL at which the back office receives events. */
  office?: string;
}

const { database, now, statements, answer, office } = JSON.parse(process.argv[2] ?? '') as Order;
const db = await connect(database);
const { deps } = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(now) } });
const dying = { ...deps, db: killAfter(db, statements ?? Number.POSITIVE_INFINITY) };
if (answer) await applyAnswer(dying, answer);
if (office) {
  const { send } = sendingTo(deps, office).backOffice;
  const backOffice = {
    ...deps.backOffice,
    async send(event: RequestEvent) {
      await send(event);
      if (statements === null) process.kill(process.pid, 'SIGKILL');
    },
  };
  await forwardJob({ ...dying, backOffice }, { warn: () => {} } as never).run(new AbortController().signal);
}
await db.destroy();
