import type { Arbitrary } from 'fast-check';
import type { History } from './history.ts';
import type { Task } from './task.ts';

/** Something that customers, staff, the gateway or time may do at any moment. */
export interface Command<Args> {
  /** How often it occurs, relative to the others. */
  readonly weight: number;
  readonly args: Arbitrary<Args>;
  /** The tasks that it starts; none if it makes no sense now. Its own effects are immediate. */
  begin(history: History, args: Args): Promise<readonly Task[]>;
}

/** A command with its values in a history. */
export interface Step {
  begin(history: History): Promise<readonly Task[]>;
}

export const defineCommand = <Args>(command: Command<Args>): { weight: number; steps: Arbitrary<Step> } => ({
  weight: command.weight,
  steps: command.args.map((args) => ({ begin: (history) => command.begin(history, args) })),
});
