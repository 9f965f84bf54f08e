/**
 * Joins the mobile numbers of a cheque pickup for sending: with a comma, without spaces, blank ones left out.
 * Specification section 5.
 */
export function joinMobileNumbers(mobileNumbers: readonly string[]): string {
  return mobileNumbers
    .map((mobileNumber) => mobileNumber.replace(/\s/g, ''))
    .filter(Boolean)
    .join(',');
}
