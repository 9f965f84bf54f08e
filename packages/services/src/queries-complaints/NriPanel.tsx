import { Loaded, useLocale, useOperation } from '@lifedesk/journey';
import { nriFaq } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { QuestionsPanel } from './QuestionsPanel.tsx';

/** Questions of customers who live abroad, loaded when the panel opens. */
export function NriPanel(): ReactElement {
  const language = useLocale();
  const result = useOperation(nriFaq, { language });
  return (
    <Loaded result={result} failed={m.queriesComplaints_notLoaded()} shapes={['text', 'text']}>
      {({ questions }) => <QuestionsPanel questions={questions} />}
    </Loaded>
  );
}
