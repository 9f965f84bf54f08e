import { Loaded, silent, useAnswer, useApp, useLocale } from '@lifedesk/journey';
import { nriFaq } from '@lifedesk/sdk';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { QuestionsPanel } from './QuestionsPanel.tsx';

/** Questions of customers who live abroad, loaded when the panel opens. */
export function NriPanel(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const result = useAnswer(
    useCallback((signal: AbortSignal) => nriFaq(sdk, { language }, { ...silent, signal }), [sdk, language]),
  );
  return (
    <Loaded result={result} failed={m.queriesComplaints_notLoaded()} shapes={['text', 'text']}>
      {({ questions }) => <QuestionsPanel questions={questions} />}
    </Loaded>
  );
}
