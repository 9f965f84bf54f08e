// What the samples of packages/journey/README.md take for granted.
import { confirmByOtp, inBackground, memoryRouter, type PageNavigation } from '@lifedesk/journey';
import { testApp } from '@lifedesk/journey/testing';
import { type AnswerOf, bonusOptions, type CallOptions, type Schemas, type Sdk } from '@lifedesk/sdk';
import { exampleOf } from '@lifedesk/sdk/testing';

export { nomineeEligiblePolicies as somethingPolicies } from '@lifedesk/sdk';
export { render } from '@testing-library/react';

export const app = await testApp();
export const store = app.store;
const router = memoryRouter({ base: '/app' });
export const navigation: PageNavigation = {
  query: new URLSearchParams(),
  step: undefined,
  history: router.openSteps(),
  visit: 0,
  self: router.self,
  open: router.open,
};
export const Screen = () => <p>Screen</p>;
export const ValueStep = Screen;
export const ValueReview = Screen;

export const m = {
  changeSomething_heading: () => 'What is the new value?',
  changeSomething_none: () => 'There is nothing to change',
  changeSomething_noneWhy: () => 'You have no policy with a value.',
  changeSomething_workType: () => 'Change of the value',
  changeSomething_done: () => 'The value is changed',
  changeSomething_doneBody: () => 'We use it from tomorrow on.',
};

interface NewValue {
  readonly value: string;
  readonly otp: string;
  readonly otpToken: string;
}
export const changeSomething = async (
  _sdk: Sdk,
  _body: NewValue,
  _options: CallOptions,
): Promise<Schemas['Acknowledgement']> => exampleOf('updateMobile');

export const journey = confirmByOtp({
  id: 'change-something',
  guide: { needs: [() => 'The new value'], next: [() => 'We use the new value from tomorrow on.'] },
  confirm: { workType: 'update something', challenge: (sdk) => bonusOptions(sdk, {}, inBackground) },
  blank: { value: '' },
  steps: [{ id: 'value', name: () => 'Value', fields: ['value'] }],
  begin: ({ policies }: AnswerOf<'nomineeEligiblePolicies'>) => ({ value: policies[0]?.planName ?? '' }),
});
