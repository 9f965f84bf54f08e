import { companyAtom, requestScreen, useApp } from '@lifedesk/journey';
import { formatServerDate, todayInIndia } from '@lifedesk/rules';
import { updateDateOfIncorporation } from '@lifedesk/sdk';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { doiJourney } from './doi-journey.ts';
import { DateStep, DoiReview } from './doi-steps.tsx';

export { dateOfIncorporation_pageName as pageName } from '../texts.ts';

const ChangeDate = requestScreen({
  journey: doiJourney,
  screens: { date: DateStep, review: DoiReview },
  async send({ doi }, sending, { sdk, context: { clientId } }) {
    const { ticket, promisedDate, state } = await updateDateOfIncorporation(sdk, { clientId, doi }, sending);
    return { ticket, promisedDate, state, facts: { doi } };
  },
  done: ({ facts }) => ({
    workType: m.dateOfIncorporation_workType(),
    heading: m.dateOfIncorporation_done(),
    body: m.dateOfIncorporation_doneBody(),
    details: facts?.doi
      ? [{ label: m.dateOfIncorporation_registered(), value: formatServerDate(facts.doi), figure: true }]
      : [],
  }),
});

/** When the company was incorporated. */
export default function DateOfIncorporationScreen(): ReactElement | null {
  const { now } = useApp();
  const company = useAtomValue(companyAtom);
  if (!company) return null;
  const { clientId, doi } = company;
  return <ChangeDate context={{ clientId, doi, today: todayInIndia(now()) }} />;
}
