/** A fault put into the code on purpose. It is found by the name of its file and its own text, wherever the file lies. */
export interface Mutant {
  readonly id: string;
  /** What is wrong then, as a user or caller would notice. */
  readonly name: string;
  /** The file's name, with as much of its folder as needed to distinguish it from others. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Words of paths: the test files among which one has to fail. */
  readonly tests: readonly string[];
  /** Whether these are stories, which run in a browser. */
  readonly stories?: true;
}
