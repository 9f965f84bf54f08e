import { expect, it } from 'vitest';
import { needsForeignTaxId } from './needs-foreign-tax-id.ts';

// "required when the residence country is not one of UAE, Kuwait, Oman, Qatar, Saudi Arabia, Bahrain"
it.each(['AE', 'KW', 'OM', 'QA', 'SA', 'BH', 'ae', ' SA '])('%s needs none', (country) => {
  expect(needsForeignTaxId(country)).toEqual({ needed: false, because: 'gulf-country' });
});

it.each(['US', 'GB', 'SG', 'IR', 'YE', 'IN'])('%s needs one', (country) => {
  expect(needsForeignTaxId(country)).toEqual({ needed: true, because: 'other-country' });
});

it.each(['', ' ', 'null', null, undefined])('%j needs none yet', (country) => {
  expect(needsForeignTaxId(country)).toEqual({ needed: false, because: 'country-missing' });
});
