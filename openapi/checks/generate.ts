/** Generates the bundle and the types: `pnpm --filter @lifedesk/contract run generate`. */
import { GENERATED, generate } from './generated.ts';

await generate(GENERATED);
