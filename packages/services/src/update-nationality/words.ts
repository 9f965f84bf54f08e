import type { Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';

type AddressType = Schemas['FatcaAddressType'];
type VisaType = Schemas['VisaType'];

export const addressTypes: Record<AddressType, () => string> = {
  residential: m.updateNationality_residential,
  business: m.updateNationality_business,
  'residential-or-business': m.updateNationality_residentialOrBusiness,
  'registered-office': m.updateNationality_registeredOffice,
};

export const visaTypes: Record<VisaType, () => string> = {
  employment: m.updateNationality_employment,
  student: m.updateNationality_student,
  business: m.updateNationality_businessVisa,
  dependant: m.updateNationality_dependant,
  other: m.updateNationality_otherVisa,
};
