// The exports for other domains.
export { addressInBrief } from './address-dto.ts';
export {
  findAddresses,
  lockPolicyNumbers,
  type NewAddress,
  type PolicyAddressRow,
  setCustomerAddress,
  setPolicyAddresses,
} from './addresses.store.ts';
export { checkPlace } from './places/places.ts';
