import {
  companyAtom,
  customerAtom,
  type Insurer,
  type ServiceEntry,
  sessionKindAtom,
  silent,
  useApp,
  useHref,
  useLocale,
} from '@lifedesk/journey';
import { policyLinkId } from '@lifedesk/rules';
import { contentQuery } from '@lifedesk/sdk';
import { Link, Paragraph, ServiceList, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
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
  const session = useAtomValue(sessionKindAtom);
  const policyHref = usePolicyHref();
  const find = useMemo(
    () => answersTo({ services, questions, session, policyHref }),
    [services, questions, session, policyHref, locale],
  );
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

/** The page of a policy by its number: any number of a company's, whose page says if it has no such policy. */
function usePolicyHref(): (policyNo: string) => string | undefined {
  const hrefOf = useHref();
  const isCorporateUser = useAtomValue(companyAtom) !== undefined;
  const customer = useAtomValue(customerAtom);
  return useCallback(
    (policyNo) => {
      const id = policyLinkId(policyNo, { isCorporateUser, policies: customer?.policiesArray ?? [] });
      return id === '' ? undefined : hrefOf('policy-details', { id });
    },
    [hrefOf, isCorporateUser, customer],
  );
}

function Note({ answer, phone }: { readonly answer: Answer; readonly phone: Insurer['phone'] }): ReactElement {
  return (
    <Stack gap="1">
      <Paragraph>{answer.kind}</Paragraph>
      {answer.note && <Paragraph>{answer.note}</Paragraph>}
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
