import {
  aadhaar,
  applicationNumber,
  bankAccount,
  clientId,
  ifsc,
  micr,
  mobile,
  otp,
  pan,
  pinCode,
  policyNumber,
  requestNumber,
  rupees,
  vid,
} from '../paraglide/areas/format.js';
import type { FieldReasons } from './format-values.ts';
import type { Language } from './language.ts';

/** What is wrong with a PAN, and what to enter. */
export function panText(because: FieldReasons['pan'], language: Language): string {
  return pan[because]({}, { locale: language });
}

/** What is wrong with a mobile number, and what to enter. */
export function mobileText(because: FieldReasons['mobile'], language: Language): string {
  return mobile[because]({}, { locale: language });
}

/** What is wrong with an IFSC, and what to enter. */
export function ifscText(because: FieldReasons['ifsc'], language: Language): string {
  return ifsc[because]({}, { locale: language });
}

/** What is wrong with an Aadhaar number, and what to enter. */
export function aadhaarText(because: FieldReasons['aadhaar'], language: Language): string {
  return aadhaar[because]({}, { locale: language });
}

/** What is wrong with a bank account number, and what to enter. */
export function bankAccountText(because: FieldReasons['bank-account'], language: Language): string {
  return bankAccount[because]({}, { locale: language });
}

/** What is wrong with a MICR code, and what to enter. */
export function micrText(because: FieldReasons['micr'], language: Language): string {
  return micr[because]({}, { locale: language });
}

/** What is wrong with a PIN code, and what to enter. */
export function pinCodeText(because: FieldReasons['pin-code'], language: Language): string {
  return pinCode[because]({}, { locale: language });
}

/** What is wrong with an OTP, and what to enter. */
export function otpText(because: FieldReasons['otp'], language: Language): string {
  return otp[because]({}, { locale: language });
}

/** What is wrong with a policy number, and what to enter. */
export function policyNumberText(because: FieldReasons['policy-number'], language: Language): string {
  return policyNumber[because]({}, { locale: language });
}

/** What is wrong with a client id, and what to enter. */
export function clientIdText(because: FieldReasons['client-id'], language: Language): string {
  return clientId[because]({}, { locale: language });
}

/** What is wrong with the number of an application, and what to enter. */
export function applicationNumberText(because: FieldReasons['application-number'], language: Language): string {
  return applicationNumber[because]({}, { locale: language });
}

/** What is wrong with a request number, and what to enter. */
export function requestNumberText(because: FieldReasons['request-number'], language: Language): string {
  return requestNumber[because]({}, { locale: language });
}

/** What is wrong with an amount in rupees, and what to enter. */
export function rupeesText(because: FieldReasons['rupees'], language: Language): string {
  return rupees[because]({}, { locale: language });
}

/** What is wrong with a VID, and what to enter. */
export function vidText(because: FieldReasons['vid'], language: Language): string {
  return vid[because]({}, { locale: language });
}
