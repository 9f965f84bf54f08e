import { lazyPart, useLocale, useOperation } from '@lifedesk/journey';
import { Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { pageAndQuestions } from './content-page.ts';
import { queriesComplaints } from './facts.ts';
import { HelpServices } from './HelpServices.tsx';

export { queriesComplaints_pageName as pageName } from '../texts.ts';

/** Loads in parallel with its content; the links to services appear before it. */
const Answers = lazyPart(() => import('./Answers.tsx'));

/** The hub for questions and complaints: what can be done here, what editors have written, and all questions. */
export default function QueriesComplaintsScreen(): ReactElement {
  const language = useLocale();
  const result = useOperation(pageAndQuestions, { slug: queriesComplaints.id, language });
  return (
    <Stack gap="8">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.queriesComplaints_heading()}</Heading>
        <p>{m.queriesComplaints_lead()}</p>
      </Stack>
      <HelpServices />
      <Answers result={result} />
    </Stack>
  );
}
