import { Loaded, type useAnswer, usePageNavigation } from '@lifedesk/journey';
import { arrangeContent } from '@lifedesk/rules';
import { Columns, Stack, Tabs } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { CellView } from './CellView.tsx';
import type { ContentTab, PageAndQuestions } from './content-page.ts';
import { NriPanel } from './NriPanel.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';

/** The tab with all questions. */
const ALL = 'all-questions';

interface AnswersProps {
  readonly result: ReturnType<typeof useAnswer<PageAndQuestions>>;
}

/** What editors have written, and all questions. */
export default function Answers({ result }: AnswersProps): ReactElement {
  return (
    <Loaded result={result} failed={m.queriesComplaints_notLoaded()} shapes={['heading', 'text', 'button']}>
      {(answer) => <AnswerTabs {...answer} />}
    </Loaded>
  );
}

function AnswerTabs({ page, faq }: PageAndQuestions): ReactElement {
  // a search leads to one question
  const opened = usePageNavigation().query.get('question') ?? undefined;
  return (
    <Tabs
      // a link to another question opens that one
      key={opened}
      {...(opened && { defaultValue: ALL })}
      label={m.queriesComplaints_tabs()}
      items={[
        ...(page?.tabDetails ?? []).map((tab) => ({ value: tab.id, label: tab.title, content: <TabView tab={tab} /> })),
        {
          value: ALL,
          label: m.queriesComplaints_questions(),
          content: <QuestionsPanel questions={faq} opened={opened} />,
        },
        { value: 'living-abroad', label: m.queriesComplaints_abroad(), content: <NriPanel /> },
      ]}
    />
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
