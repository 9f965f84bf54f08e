import * as m from '@lifedesk/journey/messages';
import { Card, Skeleton, SkeletonGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** What most of the page will be: a form, cards, or something to read. */
export type PageShape = 'form' | 'cards' | 'text';

/**
 * Shown while a part of the page is still loading: its code, a response, or whether an earlier session is still valid. As far as it is
 * known, in the shape of what comes.
 */
export function Starting({ shape = 'text' }: { readonly shape?: PageShape }): ReactElement {
  return (
    <SkeletonGroup label={m.app_pleaseWait()}>
      <Skeleton shape="heading" />
      {shape === 'form' && <Form />}
      {shape === 'cards' && <Cards />}
      {shape === 'text' && <Text />}
    </SkeletonGroup>
  );
}

/** A sentence, two fields and a button. */
const Form = () => (
  <Stack gap="6" measure="form">
    <Skeleton />
    {[1, 2].map((field) => (
      <Stack key={field} gap="2">
        <Skeleton shape="line" />
        <Skeleton shape="field" />
      </Stack>
    ))}
    <Skeleton shape="button" />
  </Stack>
);

const Cards = () => (
  <Stack gap="4">
    {[1, 2].map((card) => (
      <Card key={card}>
        <Stack gap="3">
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
          <Skeleton />
        </Stack>
      </Card>
    ))}
  </Stack>
);

const Text = () => (
  <>
    <Skeleton />
    <Skeleton />
    <Skeleton shape="line" />
  </>
);
