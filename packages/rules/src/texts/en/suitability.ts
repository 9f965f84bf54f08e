import type { SuitabilityReason } from '../../suitability/plan-suitability.ts';
import type { Texts } from '../language.ts';

export const suitability: Texts<
  SuitabilityReason,
  { readonly from: string; readonly to: string; readonly years: string; readonly premium: string }
> = {
  'other-goal': () => 'This plan is for another goal.',
  'plan-held': () => 'There is already a policy of this plan.',
  'below-entry-age': ({ from }) => `This plan can be taken from the age of ${from}.`,
  'above-entry-age': ({ to }) => `This plan can be taken up to the age of ${to}.`,
  'no-dependants': () => 'This plan pays to the family, and no one depends on this income.',
  'value-can-fall': () => 'The value of this plan can fall with the market.',
  'paying-years-short': ({ years }) =>
    `This plan needs premiums for ${years} years. That is longer than they can be paid.`,
  'premium-too-high': ({ premium }) => `The premium of ${premium} a year is too much for this income.`,
  'fits-protect-family': () =>
    'It pays the family if the insured person dies. Age, income and years of payment fit the plan.',
  'fits-child-education': () =>
    'It saves for a child, and the money is paid even if the parent dies. Age, income and years of payment fit the plan.',
  'fits-retirement': () => 'It saves for a pension. Age, income and years of payment fit the plan.',
  'fits-savings': () => 'It saves with a guaranteed part. Age, income and years of payment fit the plan.',
  'fits-growth': () =>
    'It invests in funds whose value may fall, as accepted. Age, income and years of payment fit the plan.',
};
