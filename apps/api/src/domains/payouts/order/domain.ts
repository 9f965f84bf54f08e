import { defineDomain } from '../../../define-domain.ts';
import { moneyOut } from './money-out.ts';

export default defineDomain({
  operations: {},
  loginAdditions: moneyOut,
});
