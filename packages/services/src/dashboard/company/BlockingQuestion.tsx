import { focusHeading, useHref } from '@lifedesk/journey';
import { Button, MessageScreen } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../../texts.ts';
import { answerHref, type Question, questionWords } from './questions.ts';

/** Shown instead of the dashboard: the question that must be answered before it opens. */
export function BlockingQuestion({ question }: { readonly question: Question }): ReactElement {
  const href = useHref();
  useEffect(() => focusHeading(), []);
  return (
    <MessageScreen
      config={{
        messageType: 'info',
        heading: m.companyDashboard_firstHeading(),
        body: questionWords(question),
        description: m.companyDashboard_firstWhy(),
      }}
      actions={<Button href={answerHref(question, href)}>{m.companyDashboard_answer()}</Button>}
    />
  );
}
