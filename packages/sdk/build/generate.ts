/** Writes the code generated from the contract: `pnpm generate`. */
import { generate } from './generated.ts';

await generate();
