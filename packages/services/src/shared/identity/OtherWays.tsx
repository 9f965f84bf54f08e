import { Button, Card, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';

/** When a person answers who comes this way. */
export function answerIn({ days }: { readonly days?: number | undefined }): string | undefined {
  if (days === undefined) return undefined;
  return days === 0
    ? m.digitalLivingCertificate_answerSameDay()
    : m.digitalLivingCertificate_answerDays({ count: days });
}

interface OtherWaysProps<Way extends string> {
  readonly ways: readonly { readonly way: Way; readonly name: string }[];
  /** What they do not need. */
  readonly lead: string;
  readonly onChoose: (way: Way) => void;
}

/** The other ways, each one press away. */
export function OtherWays<Way extends string>({ ways, lead, onChoose }: OtherWaysProps<Way>): ReactElement {
  return (
    <Card heading={m.digitalLivingCertificate_otherWays()}>
      <Stack gap="3">
        <Paragraph>{lead}</Paragraph>
        <Stack as="ul" gap="2">
          {ways.map(({ way, name }) => (
            <li key={way}>
              <Button variant="secondary" onClick={() => onChoose(way)}>
                {name}
              </Button>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
