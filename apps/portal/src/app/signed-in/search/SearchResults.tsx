import { type Insurer, type ServiceEntry, silent, useApp, useHref, useLocale } from '@lifedesk/journey';
import { contentQuery } from '@lifedesk/sdk';
import { Link, ServiceList, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import * as m from '../../../texts.ts';
import { LanguageSwitch } from '../../LanguageSwitch.tsx';
import { type Answer, answersTo, type Question } from './search-answers.ts';

interface SearchResultsProps {
  readonly typed: string;
  readonly services: readonly ServiceEntry[];
}

/** What a search finds in services, documents, help, and what is done by phone or at a branch. */
export default function SearchResults({ typed, services }: SearchResultsProps): ReactElement {
  const locale = useLocale();
  const questions = useQuestions();
  const { phone } = useApp().insurer;
  const find = useMemo(() => answersTo({ services, questions }), [services, questions, locale]);
  const answers = find(typed);
  return (
    <Stack gap="3">
      <p role="status">{answers.length > 0 ? m.menu_found({ count: answers.length }) : m.menu_nothingFound()}</p>
      <ServiceList
        layout="rows"
        aria-label={m.search_results()}
        items={answers.map((answer) => ({ ...answer, note: <Note answer={answer} phone={phone} /> }))}
      />
      {answers.length === 0 && <Call phone={phone} />}
    </Stack>
  );
}

function Note({ answer, phone }: { readonly answer: Answer; readonly phone: Insurer['phone'] }): ReactElement {
  return (
    <Stack gap="1">
      <p>{answer.kind}</p>
      {answer.note && <p>{answer.note}</p>}
      {answer.byPhone && <Call phone={phone} />}
      {answer.languages && (
        <div>
          <LanguageSwitch />
        </div>
      )}
    </Stack>
  );
}

const Call = ({ phone }: { readonly phone: Insurer['phone'] }): ReactElement => (
  <div>
    <Link alone href={`tel:${phone.dial}`}>
      {m.search_call({ phone: phone.read })}
    </Link>
  </div>
);

const query = 'query Questions($language: Language!) { faq(language: $language) { id question answer } }';

/** The questions of the help pages; empty until they load, if they fail to load, and for people without help pages. */
function useQuestions(): readonly Question[] {
  const { sdk } = useApp();
  const language = useLocale();
  const hasHelp = useHref()('queries-complaints') !== undefined;
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    if (!hasHelp) return;
    const ending = new AbortController();
    contentQuery<{ faq: readonly Question[] }>(
      sdk,
      { operationName: 'Questions', query, variables: { language } },
      { ...silent, signal: ending.signal, get: true },
    ).then(
      ({ faq }) => setQuestions(faq),
      (error: unknown) => ending.signal.aborted || console.warn('the questions did not load', error),
    );
    return () => ending.abort();
  }, [sdk, language, hasHelp]);
  return questions;
}
