import {
  Acknowledgement,
  addressOf,
  addressText,
  customerAtom,
  JourneyScreen,
  LoadJourney,
  loadAddresses,
  silent,
  useApp,
  useLocale,
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
import { requestChequePickup } from '@lifedesk/sdk';
import { useStore } from 'jotai';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { bookedPickup } from './booked-pickup.ts';
import { pickupJourney } from './pickup-journey.ts';
import { PickupPolicy, PickupReview, WhenStep, WhereStep } from './pickup-steps.tsx';
import { takesCheque } from './takes-cheque.ts';

export { chequePickup_pageName as pageName } from '../texts.ts';

/** The days with a pickup. */
function pickupDays(today: CalendarDate): CalendarDate[] {
  const ahead = Array.from({ length: PICKUP_DAYS_AHEAD }, (_, day) => addCalendarDays(today, day + 1));
  return ahead.filter((day) => PICKUP_SLOTS.some((slot) => checkPickupTime(day, slot, today).possible));
}

/** Books the pickup of a cheque. */
export default function ChequePickupScreen(): ReactElement {
  const { sdk, now } = useApp();
  const locale = useLocale();
  const store = useStore();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { policies, states } = await loadAddresses(sdk, {}, { ...silent, signal });
      const { mobileNo: registeredMobile, policiesArray = [] } = store.get(customerAtom) ?? {};
      const paying = policiesArray.filter((policy) => takesCheque(policy).fallsDue).map(({ policyNo }) => policyNo);
      return {
        policies: policies.filter(({ policyNo }) => paying.includes(policyNo)),
        states,
        days: pickupDays(todayInIndia(now())),
        registeredMobile,
      };
    },
    [sdk, now, store],
  );
  return (
    <LoadJourney
      heading={m.chequePickup_heading()}
      name={m.chequePickup_menuName()}
      ask={ask}
      nothing={whenNoPolicies(m.chequePickup_none, m.chequePickup_noneWhy)}
    >
      {(context) => (
        <JourneyScreen
          journey={pickupJourney}
          context={context}
          screens={{ policy: PickupPolicy, when: WhenStep, where: WhereStep, review: PickupReview }}
          send={async (values, sending) => {
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
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.chequePickup_workType()}
              heading={m.chequePickup_done()}
              body={m.chequePickup_doneBody()}
              details={bookedPickup(sent, context, locale)}
            />
          )}
        />
      )}
    </LoadJourney>
  );
}

const national = (text: string) => {
  const check = checkMobile(text);
  return check.valid ? check.value.national : '';
};
