import { NotLoaded, silent, useAnswer, useApp, useLocale } from '@lifedesk/journey';
import { nriFaq } from '@lifedesk/sdk';
import { Skeleton, SkeletonGroup } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { QuestionsPanel } from './QuestionsPanel.tsx';

/** Questions of customers who live abroad, loaded when the panel opens. */
export function NriPanel(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const asked = useAnswer(
    useCallback((signal: AbortSignal) => nriFaq(sdk, { language }, { ...silent, signal }), [sdk, language]),
  );
  if (asked.state === 'here') return <QuestionsPanel questions={asked.answer.questions} />;
  if (asked.state === 'failed')
    return <NotLoaded title={m.queriesComplaints_notLoaded()} error={asked.error} onRetry={asked.askAgain} />;
  return (
    <SkeletonGroup label={m.app_pleaseWait()}>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
