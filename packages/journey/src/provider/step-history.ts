/**
 * The seam between a journey and the router of the app that runs it.
 *
 * The object is live: its properties read the current history, even after a slow call. One object serves one visit to a
 * service; once the person has left the page, it no longer navigates.
 */
export interface StepHistory {
  /** The step in the address; undefined means the first. */
  readonly wanted: string | undefined;
  /** How many steps of this journey are before the present entry of the history. */
  readonly depth: number;
  /** The step to continue with, if the person came from it to change an answer. */
  readonly returnTo: string | undefined;
  /**
   * How the person reached the present entry: `load` opened the page at its address (typed, bookmarked, from outside),
   * `link` followed a link or took a step, `history` used back, forward or reload.
   */
  readonly arrivedBy: 'load' | 'link' | 'history';
  /** Goes to a step. @param returnTo the step to return to, if the person only changes an answer */
  push(step: string, returnTo?: string): void;
  /** Replaces the step of the present entry, if the address named a step that cannot be shown. */
  correct(step: string | undefined): void;
  /** Goes back by one entry; if the history has nothing of this journey, shows this step instead. */
  back(step: string | undefined): void;
  /** Goes back to where the journey began, so that "back" does not lead into a form that was already sent. */
  toBegin(): void;
}
