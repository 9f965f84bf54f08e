import { useApp, useHref, useStep } from '@lifedesk/journey';
import { Button, DataList, Heading, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type EkycWay, ekycJourney } from './ekyc-journey.ts';

const texts: Partial<Record<EkycWay, { readonly heading: () => string; readonly body: () => string }>> = {
  ckyc: { heading: m.ekyc_byCkyc, body: m.ekyc_ckycBody },
  document: { heading: m.ekyc_byDocument, body: m.ekyc_documentBody },
  video: { heading: m.digitalLivingCertificate_videoHeading, body: m.ekyc_videoBody },
  branch: { heading: m.digitalLivingCertificate_branchHeading, body: m.ekyc_branchBody },
};
const byCall = { heading: m.ekyc_callHeading, body: m.ekyc_callBody };

/** A way that a person helps with: what to have at hand, and the number to call. */
export default function ArrangeStep(): ReactElement {
  const { phone } = useApp().insurer;
  const { values } = useStep(ekycJourney);
  const dashboard = useHref()('dashboard');
  const { heading, body } = texts[values.way === '' ? 'call' : values.way] ?? byCall;
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{heading()}</Heading>
        <p>{body()}</p>
      </Stack>
      <DataList
        items={[
          {
            label: m.ekyc_callUs(),
            value: <Link href={`tel:${phone.dial}`}>{phone.read}</Link>,
          },
        ]}
      />
      <p>{m.ekyc_arrangeNext()}</p>
      {dashboard && (
        <div>
          <Button variant="secondary" href={dashboard}>
            {m.app_toDashboard()}
          </Button>
        </div>
      )}
    </Stack>
  );
}
