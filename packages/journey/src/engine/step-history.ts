/**
 * The seam between a journey and the router of the app that runs it.
 *
 * The object is live: its properties read the history as it is at that moment, also after a call that took a while. One
 * object serves one visit to a service; once the person has left its page, nothing it does moves them.
 */
export interface StepHistory {
  /** The step that the address names; undefined is the first. */
  readonly wanted: string | undefined;
  /** How many steps of this journey lie before the present entry of the history. */
  readonly depth: number;
  /** The step to continue with, where the person came from it to change an answer. */
  readonly returnTo: string | undefined;
  /**
   * How the person reached the present entry: `load` opened the page at its address (typed, bookmarked, from outside),
   * `link` followed a link or took a step, `history` used back, forward or reload.
   */
  readonly arrivedBy: 'load' | 'link' | 'history';
  /** Goes to a step. @param returnTo the step that follows it, where an answer is only being changed */
  push(step: string, returnTo?: string): void;
  /** Renames the present entry, where the address named a step that cannot be shown. */
  correct(step: string | undefined): void;
  /** Goes back by one entry; where the history holds nothing of this journey, shows this step instead. */
  back(step: string | undefined): void;
  /** Goes back to where the journey began, so that "back" does not lead into a form that was sent. */
  toBegin(): void;
}
