import {
  type AddressesContext,
  addressFields,
  addressProblems,
  addressRefused,
  addressTransient,
  blankAddress,
  choosePolicy,
  chosenAtFirst,
  defineJourney,
  type Message,
  ruleMessage,
} from '@lifedesk/journey';
import { checkMobile } from '@lifedesk/rules';
import { mobileText } from '@lifedesk/rules/texts';
import type { LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { chequePickup } from './facts.ts';

type PlaceKind = Schemas['PickupAddressType'];

/** The initial data of the journey. */
export interface PickupContext extends AddressesContext {
  /** The days with a pickup, ISO 8601. */
  readonly days: readonly string[];
  /** The registered mobile number, masked; undefined if none is registered. */
  readonly registeredMobile: string | undefined;
}

/** The courier can only call numbers in India. */
function mobileProblem(text: string, needed: boolean): Message | undefined {
  if (!needed && !text.trim()) return undefined;
  const check = checkMobile(text);
  if (!check.valid) return ruleMessage(mobileText, check.because);
  return check.value.isIndian ? undefined : m.chequePickup_mobileWrong;
}

export const pickupJourney = defineJourney({
  id: chequePickup.id,
  guide: {
    needs: [m.chequePickup_needsCheque, m.chequePickup_needsPlace],
    next: [m.chequePickup_nextCall, m.chequePickup_nextReceipt, m.chequePickup_nextCleared],
  },
  blank: {
    ...blankAddress,
    policyNo: '',
    day: '',
    slot: '',
    placeKind: '' as PlaceKind | '',
    /** Which number the courier calls. */
    calls: 'other' as 'registered' | 'other',
    mobile: '',
    otherMobile: '',
  },
  transient: addressTransient,
  steps: [
    choosePolicy,
    {
      id: 'when',
      name: m.chequePickup_whenStep,
      fields: ['day', 'slot'],
      problems: ({ day, slot }, { days }) => ({
        day: days.includes(day) ? undefined : m.chequePickup_dayMissing,
        slot: slot ? undefined : m.chequePickup_slotMissing,
      }),
    },
    {
      id: 'where',
      name: m.chequePickup_whereStep,
      fields: ['placeKind', ...addressFields, 'calls', 'mobile', 'otherMobile'],
      problems: (values) => ({
        placeKind: values.placeKind ? undefined : m.chequePickup_placeMissing,
        ...addressProblems(values),
        ...(values.calls === 'other' && {
          mobile: mobileProblem(values.mobile, true),
          otherMobile: mobileProblem(values.otherMobile, false),
        }),
      }),
    },
    { id: 'review', name: m.review_step },
  ],
  begin(context: PickupContext, query: URLSearchParams) {
    const calls = context.registeredMobile === undefined ? 'other' : 'registered';
    const chosen = { ...chosenAtFirst(context, query), calls } as const;
    const { policies } = context;
    const policy = policies.find(({ policyNo }) => policyNo === chosen.policyNo) ?? policies[0];
    const registered = policy?.addressDetails;
    if (registered?.country !== 'IN') return chosen;
    const { addrLine1, addrLine2 = '', addrLine3 = '', state, city, pinCode = '' } = registered;
    return { ...chosen, addrLine1, addrLine2, addrLine3, state, city, pinCode };
  },
  refusals(error: LifedeskError) {
    const isAbout = (field: string) => error.fieldErrors.some(({ pointer }) => pointer === `/${field}`);
    if (isAbout('chequePickUpDateTime')) return { slot: m.chequePickup_slotGone };
    // the registered number is foreign
    if (isAbout('mobileNo')) return { calls: m.chequePickup_mobileWrong };
    return addressRefused(error);
  },
});
