/** A change of the code. It is found by the name of its file and its own text, whatever the folder. */
export interface Edit {
  /** The file's name, with as much of its path as needed to be unique. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A deliberate fault in the code. */
export interface Mutant extends Edit {
  readonly id: string;
  /** The effect that a user or caller would notice. */
  readonly name: string;
  /** Changes of other files, if two safeguards have to fail together. */
  readonly also?: readonly Edit[];
  /** Words in paths of test files, one of which must fail. */
  readonly tests: readonly string[];
  /** Whether they are stories, which run in a browser. */
  readonly stories?: true;
}
