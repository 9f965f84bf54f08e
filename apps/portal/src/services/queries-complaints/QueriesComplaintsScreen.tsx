import { Heading, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import { later } from '../../app/later.tsx';
import { usePortal } from '../../app/portal.ts';
import { inPlace, useAnswer } from '../../app/use-answer.ts';
import { pageAndQuestions } from '../../content/content-page.ts';
import * as m from '../../paraglide/messages.js';
import { useLocale } from '../../state/locale.ts';
import { HelpServices } from './HelpServices.tsx';
import { queriesComplaints } from './service.ts';

export { queriesComplaints_pageName as pageName } from '../../paraglide/messages.js';

/** Fetched while the server is asked for what stands in it; the services to turn to are there before. */
const Answers = later(() => import('./Answers.tsx'));

/** The hub for questions and complaints: what can be done here, what editors have written, and all questions. */
export default function QueriesComplaintsScreen(): ReactElement {
  const { sdk } = usePortal();
  const language = useLocale();
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => pageAndQuestions(sdk, queriesComplaints.id, language, { ...inPlace, signal }),
      [sdk, language],
    ),
  );
  return (
    <Stack gap="8">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.queriesComplaints_heading()}</Heading>
        <p>{m.queriesComplaints_lead()}</p>
      </Stack>
      <HelpServices />
      <Answers asked={asked} />
    </Stack>
  );
}
