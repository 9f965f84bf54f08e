/** The mobile numbers of a cheque pickup as they are sent: joined with a comma, all spaces removed, blanks left out. Specification section 5. */
export function joinMobileNumbers(mobileNumbers: readonly string[]): string {
  return mobileNumbers
    .map((mobileNumber) => mobileNumber.replace(/\s/g, ''))
    .filter(Boolean)
    .join(',');
}
