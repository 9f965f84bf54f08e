import {
  addressOf,
  addressText,
  customerAtom,
  LoadJourney,
  loadAddresses,
  requestScreen,
  useCall,
  whenNoPolicies,
} from '@lifedesk/journey';
import {
  addCalendarDays,
  type CalendarDate,
  checkMobile,
  checkPickupTime,
  formatPickupStamp,
  joinMobileNumbers,
  PICKUP_DAYS_AHEAD,
  PICKUP_SLOTS,
  todayInIndia,
} from '@lifedesk/rules';
import { type CallOptions, requestChequePickup, type Sdk } from '@lifedesk/sdk';
import { useStore } from 'jotai';
import { type ReactElement, useMemo } from 'react';
import * as m from '../texts.ts';
import { bookedPickup } from './booked-pickup.ts';
import { type PickupContext, pickupJourney } from './pickup-journey.ts';
import { PickupPolicy, PickupReview, WhenStep, WhereStep } from './pickup-steps.tsx';
import { takesCheque } from './takes-cheque.ts';

export { chequePickup_pageName as pageName } from '../texts.ts';

/** The days with a pickup. */
function pickupDays(today: CalendarDate): CalendarDate[] {
  const ahead = Array.from({ length: PICKUP_DAYS_AHEAD }, (_, day) => addCalendarDays(today, day + 1));
  return ahead.filter((day) => PICKUP_SLOTS.some((slot) => checkPickupTime(day, slot, today).possible));
}

/** What a person can pay by cheque, and where: `store` says who it is once the addresses have loaded. */
const loadPickup =
  (store: ReturnType<typeof useStore>) =>
  async (sdk: Sdk, body: Record<string, never>, options: CallOptions): Promise<PickupContext> => {
    const { policies, states } = await loadAddresses(sdk, body, options);
    const { mobileNo: registeredMobile, policiesArray = [] } = store.get(customerAtom) ?? {};
    const paying = policiesArray.filter((policy) => takesCheque(policy).fallsDue).map(({ policyNo }) => policyNo);
    return {
      policies: policies.filter(({ policyNo }) => paying.includes(policyNo)),
      states,
      days: pickupDays(todayInIndia(new Date(sdk.clock.now()))),
      registeredMobile,
    };
  };

/** Books the pickup of a cheque. */
export default function ChequePickupScreen(): ReactElement {
  const store = useStore();
  const load = useMemo(() => loadPickup(store), [store]);
  const ask = useCall(load, {});
  return (
    <LoadJourney
      heading={m.chequePickup_heading()}
      name={m.chequePickup_menuName()}
      ask={ask}
      nothing={whenNoPolicies(m.chequePickup_none, m.chequePickup_noneWhy)}
    >
      {(context) => <Pickup context={context} />}
    </LoadJourney>
  );
}

const Pickup = requestScreen({
  journey: pickupJourney,
  screens: { policy: PickupPolicy, when: WhenStep, where: WhereStep, review: PickupReview },
  async send(values, sending, { sdk }) {
    const { policyNo, day, slot, placeKind, calls, mobile, otherMobile } = values;
    const body = {
      policyNo,
      // chosen from the available days and hours
      chequePickUpDateTime: formatPickupStamp(day as CalendarDate, slot as (typeof PICKUP_SLOTS)[number]),
      addrType: placeKind || 'residence',
      ...(calls === 'other' && { mobileNo: joinMobileNumbers([mobile, otherMobile].map(national)) }),
      addressDetails: addressOf(values),
    } as const;
    const sent = await requestChequePickup(sdk, body, sending);
    return {
      ...sent,
      facts: { policyNo, day, slot, place: body.addrType, address: addressText(body.addressDetails) },
    };
  },
  done: (sent, { context, language }) => ({
    workType: m.chequePickup_workType(),
    heading: m.chequePickup_done(),
    body: m.chequePickup_doneBody(),
    details: bookedPickup(sent, context, language),
  }),
});

const national = (text: string) => {
  const check = checkMobile(text);
  return check.valid ? check.value.national : '';
};
