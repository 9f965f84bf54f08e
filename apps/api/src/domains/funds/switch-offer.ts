import type { components } from '@lifedesk/contract';
import { freeSwitchesLeft, navDateHoldsUntil, navDateOf, switchCharge } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import type { Session } from '../../platform/access/session.ts';
import { today } from '../../platform/today.ts';
import { findHolidays } from '../payments/public.ts';
import { findPolicies, linkIdOf } from '../policies/public.ts';
import { registeredContacts } from '../requests/public.ts';
import type { FundRow } from './holdings.store.ts';
import { unitLinkedPolicy } from './portfolio.ts';
import { findSwitchable, type Switchable } from './switchable.ts';
import { findPricedFunds } from './switches.store.ts';

type Schemas = components['schemas'];

/** Reasons that are an open request, which the customer can follow. */
const OPEN: readonly string[] = ['switch-waiting', 'payout-requested'];

/** The switching options of one policy, or of all unit-linked policies of a person. */
export async function switchOffer(
  deps: Deps,
  session: Session,
  { policyNo }: { policyNo?: string },
): Promise<Schemas['SwitchFunds']> {
  const { db, clock } = deps;
  const date = today(clock);
  const { customerId } = session;
  const policies =
    policyNo === undefined
      ? (await findPolicies(db, { customerId, today: date })).filter(({ line }) => line === 'unit-linked')
      : [await unitLinkedPolicy(db, session, policyNo, date)];
  const [found, openFunds, holidays, contacts] = await Promise.all([
    findSwitchable(db, customerId, policies, date),
    findPricedFunds(db, date),
    findHolidays(db),
    registeredContacts(db, customerId),
  ]);
  const isCompany = session.kind === 'corp';
  return {
    navDate: navDateOf(clock.now(), holidays),
    navDateHoldsUntil: navDateHoldsUntil(clock.now(), holidays).toISOString(),
    policies: found.flatMap((one) => toSwitchPolicy(one, openFunds, isCompany)),
    notEligible: found.flatMap(({ policy, because, ticket, strategy }) =>
      because === null
        ? []
        : [
            {
              policyNo: policy.policy_no,
              id: linkIdOf(policy, isCompany),
              planName: policy.plan_name,
              because,
              ...(OPEN.includes(because) && ticket ? { ticket } : {}),
              ...(because === 'strategy-running' && strategy ? { strategy } : {}),
            },
          ],
    ),
    otpToken: await startConfirmation(deps, session, 'switch-funds'),
    ...maskedContacts(contacts),
  };
}

function toSwitchPolicy(
  { policy, funds, terms, made, because }: Switchable,
  openFunds: readonly FundRow[],
  isCompany: boolean,
): Schemas['SwitchPolicy'][] {
  if (because !== null || !terms) return [];
  const left = freeSwitchesLeft(terms, made);
  return [
    {
      policyNo: policy.policy_no,
      id: linkIdOf(policy, isCompany),
      planName: policy.plan_name,
      policyHolderName: policy.holder_name,
      policyStatus: policy.status_name,
      funds,
      openFunds: openFunds.map(({ code, name, risk, nav, navDate }) => ({
        fundCode: code,
        fundName: name,
        risk,
        nav,
        navDate,
      })),
      minimumAmount: terms.minimum,
      leastShare: terms.leastShare,
      ...(terms.freeSwitches === null || left === null
        ? {}
        : { freeSwitches: terms.freeSwitches, freeSwitchesLeft: left }),
      charge: switchCharge(terms, made),
    },
  ];
}
