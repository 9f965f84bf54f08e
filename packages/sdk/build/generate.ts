/** Writes the code that follows from the contract: `pnpm generate`. */
import { generate } from './generated.ts';

await generate();
