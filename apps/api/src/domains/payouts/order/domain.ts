import { defineDomain } from '../../../define-domain.ts';
import { freeLooks, moneyOut } from './money-out.ts';
import payoutRestriction from './payoutRestriction.ts';

export default defineDomain({
  operations: { payoutRestriction },
  loginAdditions: moneyOut,
  freeLooks,
});
