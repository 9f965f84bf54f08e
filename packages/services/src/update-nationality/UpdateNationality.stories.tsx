import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Nationality and tax residence',
  tags: ['!autodocs'],
  ...screens({ address: to('update-nationality'), session: 'full' }),
};

const at = (step: string) => `${to('update-nationality')}?step=${step}`;

export const Residence: Screen = {};
export const ResidenceOnPhoneInHindi: Screen = { ...widths.onPhoneInHindi };
/** A country of the Gulf issues no tax ids. */
export const TaxInTheGulf: Screen = { args: { address: at('tax') } };
/** All others do, or another document replaces it. */
export const TaxElsewhere: Screen = {
  args: {
    address: at('tax'),
    instead: {
      fatcaDetails: {
        change: (answer) => ({
          ...answer,
          commonFormDetails: {
            fatcaDetails: { ...answer.commonFormDetails.fatcaDetails, countryOfResidencePerTax: 'GB' },
          },
        }),
      },
    },
  },
};
export const Passport: Screen = { args: { address: at('passport') } };
export const PassportOnPhoneInHindi: Screen = { ...widths.onPhoneInHindi, args: { address: at('passport') } };
/** We are reviewing an earlier declaration. */
export const Open: Screen = {
  args: {
    instead: {
      fatcaEligibility: { change: (answer) => ({ ...answer, isEligible: false, ticket: 'SR4071852936' }) },
    },
  },
};
/** An unconfirmed declaration counts after a review. */
export const PaymentsOnly: Screen = { args: { session: 'partial' } };
export const Company: Screen = { args: { session: 'corp' } };
