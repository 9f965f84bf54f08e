import { useLocale, usePageNavigation } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Button, Card, Inline, Paragraph, ReviewList, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import type { Application, Offer } from './application-words.ts';
import { offerRows, offerTexts } from './offer-rows.ts';

interface OfferCardProps {
  readonly application: Application;
  readonly offer: Offer;
}

/** The terms that the applicant asked for and those that we offer, side by side, and the two answers. */
export function OfferCard({ application: { id }, offer }: OfferCardProps): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { state, because, openUntil, needsApproval } = offer;
  return (
    <Card heading={m.applicationTracker_offerHeading()}>
      <Stack gap="4">
        <Paragraph>{because[locale]}</Paragraph>
        <ReviewList
          caption={m.applicationTracker_offerHeading()}
          rows={offerRows(offer, locale).map((row) => ({ ...row, changed: row.before !== row.after }))}
          texts={offerTexts()}
        />
        {state === 'accepting' ? (
          <p>{m.applicationTracker_offerAccepting()}</p>
        ) : (
          <>
            <p>{m.applicationTracker_offerUntil({ date: formatServerDate(openUntil) })}</p>
            {needsApproval && <p>{m.applicationTracker_offerApproval()}</p>}
            <Inline stackOnPhone>
              <Button href={self({ id, do: 'accept' })}>{m.applicationTracker_accept()}</Button>
              <Button variant="secondary" href={self({ id, do: 'refuse' })}>
                {m.applicationTracker_refuse()}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
