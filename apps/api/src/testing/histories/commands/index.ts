import { askBank, changeAccount, changeMobile } from './change.ts';
import { skipDebit, stopMandate, workDebits } from './debit.ts';
import { makeLink, payByLink, revokeLink } from './link.ts';
import { decide, look, pay, report } from './pay.ts';
import { cashAdditions, orderPayout, stopPayout, workPayouts } from './payout.ts';
import { answerRequest, askForGst } from './refund.ts';
import { askForCodes, guess } from './sign-in.ts';
import { nextDay, settle, wait } from './time.ts';
import { buyUnits, topUp } from './top-up.ts';

/** Everything that may happen in a history. A service adds its own here. */
export const COMMANDS = [
  pay,
  decide,
  report,
  look,
  settle,
  nextDay,
  wait,
  askForCodes,
  guess,
  changeMobile,
  changeAccount,
  askBank,
  workDebits,
  skipDebit,
  stopMandate,
  topUp,
  buyUnits,
  askForGst,
  answerRequest,
  makeLink,
  payByLink,
  revokeLink,
  orderPayout,
  workPayouts,
  stopPayout,
  cashAdditions,
];
