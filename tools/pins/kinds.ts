import { answers, explainAnswers } from './answers/answers.ts';
import { bytes, sameBytes } from './bytes.ts';
import { journeys } from './journeys.ts';
import type { Pins } from './kept-file.ts';
import { readStored } from './stored.ts';
import { stories } from './stories.ts';
import { tests } from './tests.ts';
import { explainTrees, trees } from './trees.ts';

export interface Kind {
  readonly name: string;
  /** The pins by their file. */
  collect(): Promise<ReadonlyMap<string, Pins>>;
  /** Whether two different values are close enough. */
  readonly same?: (before: string, after: string) => boolean;
  /** Lines that explain a difference. */
  readonly explained?: (before: string, after: string) => string[];
}

const oneFile = (name: string, collect: () => Promise<Pins>) => ({
  name,
  collect: async () => new Map([[name, await collect()]]),
});

export const kinds: readonly Kind[] = [
  oneFile('tests', tests),
  oneFile('stories', stories),
  oneFile('journeys', journeys),
  { ...oneFile('bytes', bytes), same: sameBytes },
  { name: 'answers', collect: answers, explained: explainAnswers },
  { ...oneFile('trees', trees), explained: explainTrees },
  oneFile('stored', readStored),
];
