import { Accordion, Stack, TextField } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { findQuestions } from './find-questions.ts';
import { Paragraphs } from './Paragraphs.tsx';

interface QuestionsPanelProps {
  /** The id of the question that is open. */
  readonly opened?: string | undefined;
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
}

/** Questions with their answers, and a search over both. */
export function QuestionsPanel({ questions, opened }: QuestionsPanelProps): ReactElement {
  const [typed, setTyped] = useState('');
  const found = findQuestions(questions, typed);
  return (
    <Stack gap="4">
      <div>
        <TextField
          type="search"
          label={m.queriesComplaints_search()}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status">
          {typed.trim() &&
            (found.length ? m.queriesComplaints_found({ count: found.length }) : m.queriesComplaints_nothingFound())}
        </p>
      </div>
      {found.length > 0 && (
        <Accordion
          items={found.map(({ id, question, answer }) => ({
            title: question,
            content: <Paragraphs text={answer} />,
            defaultOpen: id === opened,
          }))}
        />
      )}
    </Stack>
  );
}
