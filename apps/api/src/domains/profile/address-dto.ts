import type { components } from '@lifedesk/contract';
import type { PolicyAddressRow } from './addresses.store.ts';

type AddressDetails = components['schemas']['AddressDetails'];

/** Omits the lines that the address does not have. */
export function toAddressDto(row: Omit<PolicyAddressRow, 'policy_no'>): AddressDetails {
  return {
    addrType: row.kind,
    addrLine1: row.line1,
    ...(row.line2 ? { addrLine2: row.line2 } : {}),
    ...(row.line3 ? { addrLine3: row.line3 } : {}),
    city: row.city,
    state: row.state,
    ...(row.pin_code ? { pinCode: row.pin_code } : {}),
    country: row.country,
  };
}

/** City and pin code, enough to recognise an address in a request's trail. */
export const addressInBrief = (address: Pick<PolicyAddressRow, 'city' | 'pin_code'> | undefined): string | null =>
  address ? [address.city, address.pin_code].filter(Boolean).join(' ') : null;
