import { Acknowledgement, companyAtom, JourneyScreen, useApp } from '@lifedesk/journey';
import { formatServerDate, todayInIndia } from '@lifedesk/rules';
import { updateDateOfIncorporation } from '@lifedesk/sdk';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { doiJourney } from './doi-journey.ts';
import { DateStep, DoiReview } from './doi-steps.tsx';

export { dateOfIncorporation_pageName as pageName } from '../texts.ts';

/** When the company was incorporated. */
export default function DateOfIncorporationScreen(): ReactElement | null {
  const { sdk, now } = useApp();
  const company = useAtomValue(companyAtom);
  if (!company) return null;
  const { clientId, doi } = company;
  return (
    <JourneyScreen
      journey={doiJourney}
      context={{ doi, today: todayInIndia(now()) }}
      screens={{ date: DateStep, review: DoiReview }}
      send={async (values, sending) => {
        const body = { clientId, doi: values.doi };
        const { ticket, promisedDate, state } = await updateDateOfIncorporation(sdk, body, sending);
        return { ticket, promisedDate, state, facts: { doi: values.doi } };
      }}
      done={(sent) => (
        <Acknowledgement
          sent={sent}
          workType={m.dateOfIncorporation_workType()}
          heading={m.dateOfIncorporation_done()}
          body={m.dateOfIncorporation_doneBody()}
          details={
            sent.facts?.doi
              ? [{ label: m.dateOfIncorporation_registered(), value: formatServerDate(sent.facts.doi), figure: true }]
              : []
          }
        />
      )}
    />
  );
}
