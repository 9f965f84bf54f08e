/** A State or union territory, as GST numbers it. */
export interface GstState {
  /** Two digits, with which the GSTINs of the place begin. */
  readonly code: string;
  readonly name: string;
  /** Its own tax is the Union Territory GST instead of the State GST. */
  readonly isUnionTerritory: boolean;
}

const state = (code: string, name: string): GstState => ({ code, name, isUnionTerritory: false });
const territory = (code: string, name: string): GstState => ({ code, name, isUnionTerritory: true });

/**
 * The States by GST code. Delhi, Puducherry, and Jammu and Kashmir have a legislature, so they levy State GST.
 * Source: GST portal, State code list; UTGST Act 2017, section 1(2), and CGST Act 2017, section 2(103) and (114).
 */
export const GST_STATES: readonly GstState[] = [
  state('01', 'Jammu and Kashmir'),
  state('02', 'Himachal Pradesh'),
  state('03', 'Punjab'),
  territory('04', 'Chandigarh'),
  state('05', 'Uttarakhand'),
  state('06', 'Haryana'),
  state('07', 'Delhi'),
  state('08', 'Rajasthan'),
  state('09', 'Uttar Pradesh'),
  state('10', 'Bihar'),
  state('11', 'Sikkim'),
  state('12', 'Arunachal Pradesh'),
  state('13', 'Nagaland'),
  state('14', 'Manipur'),
  state('15', 'Mizoram'),
  state('16', 'Tripura'),
  state('17', 'Meghalaya'),
  state('18', 'Assam'),
  state('19', 'West Bengal'),
  state('20', 'Jharkhand'),
  state('21', 'Odisha'),
  state('22', 'Chhattisgarh'),
  state('23', 'Madhya Pradesh'),
  state('24', 'Gujarat'),
  territory('26', 'Dadra and Nagar Haveli and Daman and Diu'),
  state('27', 'Maharashtra'),
  state('29', 'Karnataka'),
  state('30', 'Goa'),
  territory('31', 'Lakshadweep'),
  state('32', 'Kerala'),
  state('33', 'Tamil Nadu'),
  state('34', 'Puducherry'),
  territory('35', 'Andaman and Nicobar Islands'),
  state('36', 'Telangana'),
  state('37', 'Andhra Pradesh'),
  territory('38', 'Ladakh'),
  territory('97', 'Other Territory'),
];
