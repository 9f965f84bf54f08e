import { useHref, useLocale } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { certificateStateText } from '@lifedesk/rules/texts';
import { Badge, Card, DataList, Link, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type CertificatePolicy, stateTones, whatItMeans } from './certificate-words.ts';

/** Each annuity with the state of its certificate, and what that means. */
export function CertificateList({ policies }: { readonly policies: readonly CertificatePolicy[] }): ReactElement {
  const language = useLocale();
  const requests = useHref()('track-service-requests');
  return (
    <Stack as="ul" gap="4">
      {policies.map((policy) => {
        const { policyNo, life, planName, annuitantName, certificateDueOn, state } = policy;
        const isOfTwo = policies.some((other) => other.policyNo === policyNo && other !== policy);
        return (
          <li key={`${policyNo} ${life}`}>
            <Card
              heading={isOfTwo ? `${planName}, ${annuitantName}` : planName}
              aside={<Badge tone={stateTones[state]}>{certificateStateText(state, language)}</Badge>}
            >
              <Stack gap="3">
                <DataList
                  items={[
                    { label: m.choosePolicy_label(), value: policyNo, figure: true },
                    { label: m.digitalLivingCertificate_annuitant(), value: annuitantName },
                    {
                      label: m.digitalLivingCertificate_dueOn(),
                      value: formatServerDate(certificateDueOn),
                      figure: true,
                    },
                  ]}
                />
                <Paragraph>{whatItMeans(policy, isOfTwo)}</Paragraph>
                {state === 'under-review' && requests && <Link href={requests}>{m.policy_followRequest()}</Link>}
              </Stack>
            </Card>
          </li>
        );
      })}
    </Stack>
  );
}
