import { companyAtom, OtpConfirmStep, requestService, uploadIds, useApp } from '@lifedesk/journey';
import { formatServerDate, todayInIndia } from '@lifedesk/rules';
import { type CallOptions, incorporationDetails, type Sdk, updateDateOfIncorporation } from '@lifedesk/sdk';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type DoiContext, doiJourney } from './doi-journey.ts';
import { CertificateStep, DateStep, DoiReview } from './doi-steps.tsx';

export { dateOfIncorporation_pageName as pageName } from '../texts.ts';

async function load(
  sdk: Sdk,
  { clientId, today }: Pick<DoiContext, 'clientId' | 'today'>,
  options: CallOptions,
): Promise<DoiContext> {
  const { doi, pending } = await incorporationDetails(sdk, {}, options);
  return { clientId, today, doi, pending };
}

const ChangeDate = requestService({
  heading: m.dateOfIncorporation_heading,
  name: m.dateOfIncorporation_menuName,
  load,
  none: ({ pending }: DoiContext) =>
    pending && {
      title: m.dateOfIncorporation_pending({ date: formatServerDate(pending.doi) }),
      why: m.dateOfIncorporation_pendingWhy({ ticket: pending.ticket }),
    },
  journey: doiJourney,
  screens: { date: DateStep, certificate: CertificateStep, review: DoiReview, confirm: OtpConfirmStep },
  async send({ doi, certificate, otp }, sending, { sdk, context: { clientId } }) {
    const body = { clientId, doi, uploadId: uploadIds(certificate)[0] ?? '', ...otp };
    return { ...(await updateDateOfIncorporation(sdk, body, sending)), facts: { doi } };
  },
  done: ({ facts }) => ({
    workType: m.dateOfIncorporation_workType(),
    heading: m.dateOfIncorporation_done(),
    body: m.dateOfIncorporation_doneBody(),
    details: facts?.doi
      ? [{ label: m.dateOfIncorporation_label(), value: formatServerDate(facts.doi), figure: true }]
      : [],
  }),
});

/** When the company was incorporated. */
export default function DateOfIncorporationScreen(): ReactElement | null {
  const { now } = useApp();
  const company = useAtomValue(companyAtom);
  if (!company) return null;
  return <ChangeDate clientId={company.clientId} today={todayInIndia(now())} />;
}
