import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Cursor, workOff } from '../../../platform/jobs/work-off.ts';
import type { TransferPosition } from './make-transfers.store.ts';
import { makeNextTransfer } from './make-transfers.ts';

/** Makes the transfers of transfer plans and allocations once their day's prices are published. */
export function makeTransfersJob(deps: Deps): Job {
  return {
    name: 'make transfers',
    everyMs: 60_000,
    async run(signal) {
      await workOff(signal, { after: null }, (cursor: Cursor<TransferPosition | null>) =>
        makeNextTransfer(deps, cursor),
      );
    },
  };
}
