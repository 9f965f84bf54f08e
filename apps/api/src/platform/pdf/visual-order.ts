import { createRequire } from 'node:module';
import type { TextRun } from './fonts.ts';
import type { Direction } from './outline-font.ts';
import { isScript } from './scripts.ts';

/** What this module uses of bidi-js. Its types are those of an ES module, but Node loads it as CommonJS. */
interface Bidi {
  getEmbeddingLevels(text: string, direction: 'ltr'): { readonly levels: Uint8Array };
  getMirroredCharacter(character: string): string | null;
}
const createBidi: () => Bidi = createRequire(import.meta.url)('bidi-js');
const bidi = createBidi();

export interface VisualRun extends TextRun {
  direction: Direction;
}

/** A part of a run that is read in one direction. */
interface Piece {
  readonly run: TextRun;
  text: string;
  /** Odd from right to left. */
  readonly level: number;
}

/**
 * The runs of a line from left to right, as the Unicode bidirectional algorithm orders them in a line that starts at
 * the left. A run with both directions, as a name and a number in Urdu, becomes several.
 */
export function inVisualOrder(runs: readonly TextRun[]): VisualRun[] {
  if (!runs.some(({ subset }) => subset === 'arabic')) {
    return runs.map((run): VisualRun => ({ ...run, direction: 'left-to-right' }));
  }
  return reorder(split(runs)).map(({ run: { subset }, text, level }): VisualRun => {
    if (level % 2 === 0) return { subset, text, direction: 'left-to-right' };
    // HarfBuzz turns the scripts that it shapes
    return { subset, text: isScript(subset) ? text : mirrorText(text), direction: 'right-to-left' };
  });
}

function split(runs: readonly TextRun[]): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(runs.map((run) => run.text).join(''), 'ltr');
  const pieces: Piece[] = [];
  let at = 0;
  for (const run of runs) {
    for (const character of run.text) {
      const level = levels[at] ?? 0;
      at += character.length;
      const last = pieces.at(-1);
      if (last?.run === run && last.level === level) last.text += character;
      else pieces.push({ run, text: character, level });
    }
  }
  return pieces;
}

/** Rule L2 of the algorithm: from the highest level down, turns each sequence of at least that level. */
function reorder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? 0) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return ordered;
}

/** Punctuation between words from right to left, with brackets that open to the left. */
const mirrorText = (text: string): string =>
  [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');
