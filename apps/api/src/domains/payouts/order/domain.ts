import { defineDomain } from '../../../define-domain.ts';
import { freeLooks, moneyOut } from './money-out.ts';

export default defineDomain({
  operations: {},
  loginAdditions: moneyOut,
  freeLooks,
});
