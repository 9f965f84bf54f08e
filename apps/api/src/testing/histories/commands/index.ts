import { acceptOffer, decideBlock, endOffers, followBlocks, giveUp } from './application.ts';
import { orderBenefits } from './benefits.ts';
import { acknowledge, bookAppointment, cancelAppointment, remindOfAppointments } from './booking.ts';
import { askCentre, centresChange, reportByCentre } from './centre.ts';
import { arrangeCertificate, giveCertificate } from './certificate.ts';
import { askBank, changeAccount, changeMobile } from './change.ts';
import { processDebits, skipDebit, stopMandate } from './debit.ts';
import { processFunds, switchFunds, withdraw } from './funds.ts';
import { makeLink, payByLink, revokeLink } from './link.ts';
import { borrow, repay } from './loan.ts';
import { decide, look, pay, report } from './pay.ts';
import { cashAdditions, orderPayout, processPayouts, stopPayout } from './payout.ts';
import { daysGoBy, publish } from './prices.ts';
import { answerRequest, askForGst } from './refund.ts';
import { askForCodes, guess } from './sign-in.ts';
import { cancelSurrender, returnUnapplied, surrender } from './surrender.ts';
import { nextDay, settle, wait } from './time.ts';
import { buyUnits, payLinked, topUp } from './top-up.ts';

const PAYING = [pay, decide, report, look, settle, nextDay];
const SIGNING_IN = [askForCodes, guess];
const CHANGES = [changeMobile, changeAccount, askBank];
const DEBITS = [processDebits, skipDebit, stopMandate];
const FUNDS = [switchFunds, withdraw, processFunds, publish, daysGoBy];
const TOP_UPS = [topUp, buyUnits, payLinked];
const REFUNDS = [askForGst, answerRequest];
const LINKS = [makeLink, payByLink, revokeLink];
const PAYOUTS = [orderPayout, orderBenefits, processPayouts, stopPayout, cashAdditions];
const LOANS = [borrow, repay, surrender, cancelSurrender, returnUnapplied, orderBenefits];
const APPLICATIONS = [acceptOffer, giveUp, decideBlock, followBlocks, endOffers];
const BOOKINGS = [
  [bookAppointment, cancelAppointment, acknowledge, remindOfAppointments],
  [centresChange, askCentre, reportByCentre],
].flat();
const CERTIFICATES = [giveCertificate, arrangeCertificate, answerRequest, orderBenefits, processPayouts];

/**
 * What can happen in one history, and how often. A history about a few services brings them together; one about
 * everything rarely has more than a step of each. A service adds its commands to a mix, or adds a mix. Decision 162.
 */
export const MIXES = [
  {
    weight: 3,
    commands: [PAYING, SIGNING_IN, CHANGES, DEBITS, FUNDS, TOP_UPS, REFUNDS, LINKS, PAYOUTS, LOANS, [wait]].flat(),
  },
  { weight: 3, commands: [...PAYING, wait] },
  { weight: 2, commands: [...SIGNING_IN, ...CHANGES, wait] },
  { weight: 4, commands: [...DEBITS, answerRequest] },
  { weight: 1, commands: [...DEBITS, answerRequest, nextDay] },
  { weight: 2, commands: [...LINKS, ...PAYING] },
  { weight: 2, commands: [...REFUNDS, ...PAYOUTS, changeAccount] },
  { weight: 3, commands: [...FUNDS, topUp, buyUnits] },
  { weight: 4, commands: [payLinked, topUp, withdraw, processFunds, nextDay] },
  { weight: 3, commands: [borrow, repay, stopPayout, processPayouts, answerRequest, nextDay] },
  {
    weight: 3,
    commands: [borrow, repay, surrender, cancelSurrender, cashAdditions, processPayouts, answerRequest, nextDay],
  },
  { weight: 2, commands: [pay, decide, settle, surrender, answerRequest, returnUnapplied, nextDay] },
  { weight: 3, commands: [orderBenefits, processPayouts, borrow, surrender, answerRequest, pay, decide, nextDay] },
  { weight: 4, commands: [...APPLICATIONS, wait] },
  { weight: 4, commands: [...BOOKINGS, wait] },
  { weight: 3, commands: CERTIFICATES },
];
