import { arrangeContent } from '@lifedesk/rules';
import { Columns, Heading, Skeleton, SkeletonGroup, Stack, Tabs } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import { NotLoaded } from '../../app/NotLoaded.tsx';
import { usePortal } from '../../app/portal.ts';
import { inPlace, useAnswer } from '../../app/use-answer.ts';
import { CellView } from '../../content/CellView.tsx';
import { type ContentTab, pageAndQuestions } from '../../content/content-page.ts';
import * as m from '../../paraglide/messages.js';
import { useLocale } from '../../state/locale.ts';
import { HelpServices } from './HelpServices.tsx';
import { NriPanel } from './NriPanel.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import { queriesComplaints } from './service.ts';

export { queriesComplaints_pageName as pageName } from '../../paraglide/messages.js';

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
      {asked.state === 'waiting' && (
        <SkeletonGroup label={m.app_pleaseWait()}>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
      {asked.state === 'failed' && (
        <NotLoaded title={m.queriesComplaints_notLoaded()} error={asked.error} onRetry={asked.askAgain} />
      )}
      {asked.state === 'here' && (
        <Tabs
          label={m.queriesComplaints_tabs()}
          items={[
            ...(asked.answer.page?.tabDetails ?? []).map((tab) => ({
              value: tab.id,
              label: tab.title,
              content: <TabView tab={tab} />,
            })),
            {
              value: 'all-questions',
              label: m.queriesComplaints_questions(),
              content: <QuestionsPanel questions={asked.answer.faq} />,
            },
            { value: 'living-abroad', label: m.queriesComplaints_abroad(), content: <NriPanel /> },
          ]}
        />
      )}
    </Stack>
  );
}

function TabView({ tab }: { readonly tab: ContentTab }): ReactElement {
  return (
    <Stack gap="4">
      {arrangeContent(tab.rows).map((row) =>
        row.length === 1 && row[0] ? (
          <CellView key={row[0].id} cell={row[0]} />
        ) : (
          <Columns key={row.map(({ id }) => id).join()} split="halves">
            {row.map((cell) => (
              <CellView key={cell.id} cell={cell} />
            ))}
          </Columns>
        ),
      )}
    </Stack>
  );
}
