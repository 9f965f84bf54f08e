export interface FaultCollector {
  /** Runs the work on one item, and collects its error. */
  run(work: () => Promise<unknown>): Promise<void>;
  /** Throws the first error, if there is one, so that the job is logged as failed. */
  rethrow(): void;
}

/** Lets a job work on every item, so that one that always fails does not block the others. */
export function collectFaults(): FaultCollector {
  const faults: unknown[] = [];
  return {
    async run(work) {
      try {
        await work();
      } catch (error) {
        faults.push(error);
      }
    },
    rethrow() {
      if (faults.length > 0) throw faults[0];
    },
  };
}
