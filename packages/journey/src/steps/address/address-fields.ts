import * as m from '@lifedesk/journey/messages';
import { checkPinCode } from '@lifedesk/rules';
import { pinCodeText } from '@lifedesk/rules/texts';
import type { AnswerOf, LifedeskError, Schemas } from '@lifedesk/sdk';
import type { Problems } from '../../engine/define-journey.ts';
import { ruleMessage } from '../../locale/rule-message.ts';

/** The cities of a state with their PIN codes, as the server returned them. */
export interface Places extends AnswerOf<'listCities'> {
  readonly state: string;
}

/** A PIN code with its places, as the server returned them. */
export interface PinCodePlaces extends AnswerOf<'placesOfPinCode'> {
  readonly pinCode: string;
}

/** The empty fields of an address in India. */
export const blankAddress = {
  addrLine1: '',
  addrLine2: '',
  addrLine3: '',
  state: '',
  city: '',
  pinCode: '',
  places: undefined as Places | undefined,
  pinCodePlaces: undefined as PinCodePlaces | undefined,
};
export type AddressValues = typeof blankAddress;
/** What an address's fields load, and a draft leaves out. */
export const addressTransient = ['places', 'pinCodePlaces'] as const;
export const addressFields = ['pinCode', 'addrLine1', 'addrLine2', 'addrLine3', 'state', 'city'] as const;

/** The places of the PIN code in the field; undefined while they are not known. */
export function placesOfTyped({ pinCode, pinCodePlaces }: AddressValues): PinCodePlaces | undefined {
  const pin = checkPinCode(pinCode);
  return pin.valid && pinCodePlaces?.pinCode === pin.value ? pinCodePlaces : undefined;
}

/** What is wrong with an address: lines, that the city is of the state, and the PIN code too if we know its state. */
export function addressProblems(values: AddressValues): Problems<AddressValues> {
  const { addrLine1, state, city, pinCode, places } = values;
  const pin = checkPinCode(pinCode);
  const known = placesOfTyped(values)?.places ?? [];
  const isElsewhere = state !== '' && known.length > 0 && !known.some((place) => place.state === state);
  // while the cities of the state load, the server is the one that checks the city
  const isCity = places?.state === state ? places.cities.some((one) => one.city === city) : city !== '';
  return {
    pinCode: !pin.valid ? ruleMessage(pinCodeText, pin.because) : isElsewhere ? m.address_pinElsewhere : undefined,
    addrLine1: addrLine1.trim() ? undefined : m.address_line1Missing,
    state: state ? undefined : m.address_stateMissing,
    city: state && !isCity ? m.address_cityMissing : undefined,
  };
}

/** The address in the form that is sent. */
export function addressOf(values: AddressValues): Schemas['IndianAddress'] {
  const { addrLine1, addrLine2, addrLine3, state, city, pinCode } = values;
  const pin = checkPinCode(pinCode);
  return {
    addrLine1: addrLine1.trim(),
    ...(addrLine2.trim() && { addrLine2: addrLine2.trim() }),
    ...(addrLine3.trim() && { addrLine3: addrLine3.trim() }),
    city,
    state,
    pinCode: pin.valid ? pin.value : pinCode,
  };
}

/** An address on one line, for the review. */
export function addressText(
  address: Partial<Record<'addrLine1' | 'addrLine2' | 'addrLine3' | 'city' | 'state' | 'pinCode', string>>,
): string {
  const { addrLine1, addrLine2, addrLine3, city, state, pinCode } = address;
  const place = [city, pinCode].filter(Boolean).join(' ');
  return [addrLine1, addrLine2, addrLine3, place, state].filter(Boolean).join(', ');
}

/** The server says that state, city and PIN code do not agree. */
export function addressRefused(error: LifedeskError): Problems<AddressValues> | undefined {
  const field = addressFields.find((name) =>
    error.fieldErrors.some(({ pointer }) => pointer === `/addressDetails/${name}`),
  );
  return field ? { [field]: m.address_refused } : undefined;
}
