// How hard each screen is to read: prints its Flesch-Kincaid grade and number of words, the hardest first, and fails if a screen of a
// hundred words or more is above the limit. docs/decisions/121 defines a screen.
import { readGlossary } from './glossary.ts';
import { readingOf } from './reading-grade.ts';
import { screensOf } from './screens.ts';
import { allTexts } from './texts.ts';

const LIMIT = 7;
const LEAST_WORDS = 100;

const glossary = readGlossary();
const screens = screensOf(await allTexts())
  .map(({ name, texts }) => ({ name, ...readingOf(texts, glossary) }))
  .filter(({ words }) => words >= LEAST_WORDS)
  .sort((a, b) => b.grade - a.grade);
for (const { name, words, grade } of screens)
  console.log(`${grade.toFixed(1).padStart(5)} ${String(words).padStart(5)} words  ${name}`);
const above = screens.filter(({ grade }) => grade > LIMIT);
console.log(`${screens.length} screens of ${LEAST_WORDS} words or more, ${above.length} above grade ${LIMIT}`);
process.exit(screens.length === 0 || above.length > 0 ? 1 : 0);
