import { checkEmail, checkMobile, maskEmail, maskPhone } from '@lifedesk/rules';
import { validationProblem } from '../../platform/problem.ts';
import type { ContactField } from './store.ts';

/** A new mobile number or email in its stored form. */
export interface NewContact {
  field: ContactField;
  value: string;
  masked: string;
}

/** Parses the new contact. Throws `validation` for numbers that match the contract's pattern but cannot exist. */
export function newContactOf({ mobileNo, emailId }: { mobileNo?: string; emailId?: string }): NewContact {
  if (mobileNo !== undefined) {
    const check = checkMobile(mobileNo);
    if (!check.valid) throw validationProblem('/mobileNo', 'must be a mobile number');
    return { field: 'mobile', value: check.value.e164, masked: maskPhone(check.value.e164) };
  }
  const check = checkEmail(emailId ?? '');
  if (!check.valid) throw validationProblem('/emailId', 'must be an email address');
  return { field: 'email', value: check.value, masked: maskEmail(check.value) };
}

/** Why a value cannot become the contact, with a message for its field. */
export const CONTACT_REFUSALS = {
  mobile: {
    taken: 'This mobile number is registered with another customer. Please enter another one.',
    same: 'This is already your registered mobile number.',
  },
  email: {
    taken: 'This email address is registered with another customer. Please enter another one.',
    same: 'This is already your registered email address.',
  },
} as const;

export const maskContact = (field: ContactField, value: string | null): string | null =>
  value === null ? null : field === 'mobile' ? maskPhone(value) : maskEmail(value);
