import { askBank, changeAccount, changeMobile } from './change.ts';
import { decide, look, pay, report } from './pay.ts';
import { askForCodes, guess } from './sign-in.ts';
import { nextDay, settle, wait } from './time.ts';

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
];
