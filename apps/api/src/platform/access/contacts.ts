import { maskEmail, maskPhone, stripNameTitle } from '@lifedesk/rules';

/** The customer's masked contacts; absent if none is registered. */
export function maskedContacts({ mobile, email }: { mobile: string | null; email: string | null }) {
  return { ...(mobile ? { mobileNo: maskPhone(mobile) } : {}), ...(email ? { emailId: maskEmail(email) } : {}) };
}

/** The first word of a name, without its title. */
export function givenName(name: string): string {
  return stripNameTitle(name).split(/\s+/)[0] || name;
}
