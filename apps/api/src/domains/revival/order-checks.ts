import type { OrderChecks } from '../payments/check-order.ts';
import { checkDeclared } from './declared.ts';

export default { revival: checkDeclared } satisfies OrderChecks;
