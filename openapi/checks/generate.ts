/** Makes the bundle and the types anew: `pnpm --filter @lifedesk/contract run generate`. */
import { GENERATED, generate } from './generated.ts';

await generate(GENERATED);
