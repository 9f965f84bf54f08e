import { useLocale, usePageNavigation } from '@lifedesk/journey';
import { Badge, Button, Card, Inline, Paragraph, Spoken, Stack, UploadIcon } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { type Application, canSend, paperState } from './application-words.ts';

/** Every paper of the application with its state, and why we need it or why it was refused; those to send first. */
export function Papers({ application }: { readonly application: Application }): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { id, documents } = application;
  const toSend = documents.filter(canSend);
  const others = documents.filter((paper) => !canSend(paper));
  return (
    <Card heading={m.applicationTracker_papers()}>
      <Stack as="ul" gap="5">
        {[...toSend, ...others].map((paper) => {
          const { says, tone } = paperState(paper);
          const name = paper.name[locale];
          return (
            <Stack as="li" gap="2" key={paper.kind}>
              <Inline justify="between">
                <strong>
                  <Spoken>{name}</Spoken>
                </strong>
                <Badge tone={tone}>{says()}</Badge>
              </Inline>
              {paper.why && <Paragraph>{paper.why[locale]}</Paragraph>}
              {canSend(paper) && (
                <div>
                  <Button variant="secondary" icon={UploadIcon} href={self({ id, paper: paper.kind })}>
                    {m.applicationTracker_send({ name })}
                  </Button>
                </div>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
