import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Update email',
  tags: ['!autodocs'],
  ...screens({ address: to('update-email'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

/** A company changes its own address, with its own texts. */
export const OfACompany: Screen = { args: { session: 'corp' } };
export const OfACompanyOnPhoneInHindi: Screen = {
  ...OfACompany,
  ...widths.onPhoneInHindi,
  name: 'Of a company, on a phone, Hindi',
};
