import {
  OtpConfirmStep,
  requestService,
  restrictionReasons,
  whyNoneAvailable,
  withReasons,
  withRestricted,
} from '@lifedesk/journey';
import { additionsQuote, formatRupees } from '@lifedesk/rules';
import { additionsText, isAdditionsReason } from '@lifedesk/rules/texts';
import { puaPolicies, puaSurrender } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { additionsJourney, partOf, policyOf } from './additions-journey.ts';
import { AdditionsPolicyStep, AdditionsReview, PartStep } from './additions-steps.tsx';

export { puaSurrender_pageName as pageName } from '../texts.ts';

/** Cashes paid-up additions. */
export default requestService({
  heading: m.puaSurrender_heading,
  name: m.puaSurrender_menuName,
  load: puaPolicies,
  none: ({ policies, others, restricted }, language) =>
    whyNoneAvailable(
      policies,
      m.puaSurrender_none(),
      [
        ...withReasons(others, ({ because }) =>
          isAdditionsReason(because) ? additionsText(because, language) : undefined,
        ),
        ...restrictionReasons(restricted, language),
      ],
      m.puaSurrender_noneWhy(),
    ),
  journey: additionsJourney,
  screens: { policy: AdditionsPolicyStep, part: PartStep, review: AdditionsReview, confirm: OtpConfirmStep },
  around: withRestricted,
  async send({ otp, ...values }, sending, { sdk, context }) {
    const { policyNo } = values;
    const policy = policyOf(context, policyNo);
    const sumAssured = partOf(policy, values) ?? 0;
    const cash = policy ? additionsQuote(policy, sumAssured).cash : 0;
    const sent = await puaSurrender(sdk, { policyNo, sumAssured, cash, ...otp }, sending);
    return { ...sent, facts: { cash: String(cash) } };
  },
  done: ({ facts }) => ({
    workType: m.puaSurrender_workType(),
    heading: m.puaSurrender_done(),
    body: m.puaSurrender_doneBody(),
    details: [{ label: m.puaSurrender_cash(), value: formatRupees(Number(facts?.cash ?? 0)), figure: true }],
  }),
});
