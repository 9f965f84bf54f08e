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
import { type ReactElement, useCallback } from 'react';
import { JourneyScreen } from '../../journey/JourneyScreen.tsx';
import * as m from '../../paraglide/messages.js';
import { useApp } from '../../provider/app.ts';
import { Acknowledgement } from '../../steps/acknowledgement/Acknowledgement.tsx';
import { addressOf } from '../../steps/address/address-fields.ts';
import { askAddresses } from '../../steps/address/ask-addresses.ts';
import { Eligible } from '../../steps/choose-policy/Eligible.tsx';
import { unlessPolicies } from '../../steps/choose-policy/policy-choice.ts';
import { pickupJourney } from './pickup-journey.ts';
import { PickupPolicy, PickupReview, WhenStep, WhereStep } from './pickup-steps.tsx';

export { chequePickup_pageName as pageName } from '../../paraglide/messages.js';

/** The days on which somebody can come at all. */
function pickupDays(today: CalendarDate): CalendarDate[] {
  const ahead = Array.from({ length: PICKUP_DAYS_AHEAD }, (_, day) => addCalendarDays(today, day + 1));
  return ahead.filter((day) => PICKUP_SLOTS.some((slot) => checkPickupTime(day, slot, today).possible));
}

/** Has a cheque fetched. */
export default function ChequePickupScreen(): ReactElement {
  const { sdk, now } = useApp();
  const ask = useCallback(
    async (signal: AbortSignal) => ({
      ...(await askAddresses(sdk, signal)),
      days: pickupDays(todayInIndia(now())),
    }),
    [sdk, now],
  );
  return (
    <Eligible
      heading={m.chequePickup_heading()}
      ask={ask}
      nothing={unlessPolicies(m.chequePickup_none, m.chequePickup_noneWhy)}
    >
      {(known) => (
        <JourneyScreen
          journey={pickupJourney}
          known={known}
          screens={{ policy: PickupPolicy, when: WhenStep, where: WhereStep, review: PickupReview }}
          send={(values, { idempotencyKey }) => {
            const { policyNo, day, slot, placeKind, mobile, otherMobile } = values;
            const body = {
              policyNo,
              // chosen from the days and hours that there are
              chequePickUpDateTime: formatPickupStamp(day as CalendarDate, slot as (typeof PICKUP_SLOTS)[number]),
              addrType: placeKind || 'residence',
              mobileNo: joinMobileNumbers([mobile, otherMobile].map(national)),
              addressDetails: addressOf(values),
            } as const;
            return requestChequePickup(sdk, body, { background: true, idempotencyKey });
          }}
          done={(sent) => (
            <Acknowledgement
              sent={sent}
              workType={m.chequePickup_workType()}
              heading={m.chequePickup_done()}
              body={m.chequePickup_doneBody()}
            />
          )}
        />
      )}
    </Eligible>
  );
}

const national = (text: string) => {
  const check = checkMobile(text);
  return check.valid ? check.value.national : '';
};
