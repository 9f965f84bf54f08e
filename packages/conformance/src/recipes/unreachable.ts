/** Operations that cannot be made to succeed from outside, and why. Their refusals are checked. */
export const UNREACHABLE: Readonly<Record<string, string>> = {
  puaSurrender: 'a loan and a surrender of the one policy that has additions are checked, and only one payout can wait',
};
