import type { OrderChecks } from '../payments/public.ts';
import { checkDeclared } from './declared.ts';

export default { revival: checkDeclared } satisfies OrderChecks;
