import {
  aadhaar as enAadhaar,
  bankAccount as enBankAccount,
  clientId as enClientId,
  ifsc as enIfsc,
  micr as enMicr,
  mobile as enMobile,
  otp as enOtp,
  pan as enPan,
  pinCode as enPinCode,
  policyNumber as enPolicyNumber,
  requestNumber as enRequestNumber,
  rupees as enRupees,
} from './en/format.ts';
import type { FieldReasons } from './format-values.ts';
import {
  aadhaar as hiAadhaar,
  bankAccount as hiBankAccount,
  clientId as hiClientId,
  ifsc as hiIfsc,
  micr as hiMicr,
  mobile as hiMobile,
  otp as hiOtp,
  pan as hiPan,
  pinCode as hiPinCode,
  policyNumber as hiPolicyNumber,
  requestNumber as hiRequestNumber,
  rupees as hiRupees,
} from './hi/format.ts';
import type { Language } from './language.ts';

/** What is wrong with a PAN, and what to enter. */
export function panText(because: FieldReasons['pan'], language: Language): string {
  return { en: enPan, hi: hiPan }[language]()[because];
}

/** What is wrong with a mobile number, and what to enter. */
export function mobileText(because: FieldReasons['mobile'], language: Language): string {
  return { en: enMobile, hi: hiMobile }[language]()[because];
}

/** What is wrong with an IFSC, and what to enter. */
export function ifscText(because: FieldReasons['ifsc'], language: Language): string {
  return { en: enIfsc, hi: hiIfsc }[language]()[because];
}

/** What is wrong with an Aadhaar number, and what to enter. */
export function aadhaarText(because: FieldReasons['aadhaar'], language: Language): string {
  return { en: enAadhaar, hi: hiAadhaar }[language]()[because];
}

/** What is wrong with a bank account number, and what to enter. */
export function bankAccountText(because: FieldReasons['bank-account'], language: Language): string {
  return { en: enBankAccount, hi: hiBankAccount }[language]()[because];
}

/** What is wrong with a MICR code, and what to enter. */
export function micrText(because: FieldReasons['micr'], language: Language): string {
  return { en: enMicr, hi: hiMicr }[language]()[because];
}

/** What is wrong with a PIN code, and what to enter. */
export function pinCodeText(because: FieldReasons['pin-code'], language: Language): string {
  return { en: enPinCode, hi: hiPinCode }[language]()[because];
}

/** What is wrong with an OTP, and what to enter. */
export function otpText(because: FieldReasons['otp'], language: Language): string {
  return { en: enOtp, hi: hiOtp }[language]()[because];
}

/** What is wrong with a policy number, and what to enter. */
export function policyNumberText(because: FieldReasons['policy-number'], language: Language): string {
  return { en: enPolicyNumber, hi: hiPolicyNumber }[language]()[because];
}

/** What is wrong with a client id, and what to enter. */
export function clientIdText(because: FieldReasons['client-id'], language: Language): string {
  return { en: enClientId, hi: hiClientId }[language]()[because];
}

/** What is wrong with a request number, and what to enter. */
export function requestNumberText(because: FieldReasons['request-number'], language: Language): string {
  return { en: enRequestNumber, hi: hiRequestNumber }[language]()[because];
}

/** What is wrong with an amount in rupees, and what to enter. */
export function rupeesText(because: FieldReasons['rupees'], language: Language): string {
  return { en: enRupees, hi: hiRupees }[language]()[because];
}
