import { maskEmail, maskPhone, stripNameTitle } from '@lifedesk/rules';

/** The customer's masked contacts; absent if none is registered. */
export function maskedContacts({ mobile, email }: { mobile: string | null; email: string | null }) {
  return { ...(mobile ? { mobileNo: maskPhone(mobile) } : {}), ...(email ? { emailId: maskEmail(email) } : {}) };
}

/** The given name for greeting the customer, and in Devanagari if it is known. */
export function givenNames({ name, name_hi }: { name: string; name_hi: string | null }) {
  return { fname: givenName(name), ...(name_hi && { fnameHi: givenName(name_hi) }) };
}

/** The first word of a name, without its title. */
const givenName = (name: string): string => stripNameTitle(name).split(/\s+/)[0] || name;
