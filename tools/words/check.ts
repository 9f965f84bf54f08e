// Checks customer texts against docs/words.md. Prints each violation and fails if there are any.
import { findViolations } from './find-violations.ts';
import { readGlossary } from './glossary.ts';
import { allTexts, sampleTexts } from './texts.ts';

const texts = [...(await allTexts()), ...sampleTexts()];
const found = findViolations(texts, readGlossary());
for (const line of found) console.error(line);
console.log(`${texts.length} texts, ${found.length} to rewrite`);
process.exit(found.length > 0 ? 1 : 0);
