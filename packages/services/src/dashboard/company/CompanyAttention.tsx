import { attentionAtom, type CorporateAnswer, useApp, useHref, useLocale, usePageNavigation } from '@lifedesk/journey';
import { type AttentionGroup, type AttentionKind, formatRupees, type Paise, todayInIndia } from '@lifedesk/rules';
import { attentionText } from '@lifedesk/rules/texts';
import { AttentionCard, Button, Columns, Heading, Inline, Notice, Spoken, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { urgencyOf } from '../../shared/urgency.ts';
import * as m from '../../texts.ts';
import { answerHref, type Question, questionWords } from './questions.ts';

interface CompanyAttentionProps {
  readonly company: CorporateAnswer;
  readonly questions: readonly Question[];
  /** The questions could not be loaded. */
  readonly unknown: boolean;
}

/** Premiums have their total above, and so have the questions that the company has to answer. */
const shownElsewhere: ReadonlySet<AttentionKind> = new Set<AttentionKind>([
  'premium-overdue',
  'premium-due',
  'nationality',
  'incorporation-date',
]);

/** What needs the company first: premiums due, questions to answer, people who have lost cover. */
export function CompanyAttention({ company, questions, unknown }: CompanyAttentionProps): ReactElement {
  const { phone } = useApp().insurer;
  const language = useLocale();
  const attention = useAtomValue(attentionAtom);
  const others = attention?.filter(({ kind }) => !shownElsewhere.has(kind)) ?? [];
  const href = useHref();
  const { self } = usePageNavigation();
  const { totalDuePremium } = company;
  if (!totalDuePremium && questions.length === 0 && attention?.length === 0 && !unknown)
    return <Notice tone="success" title={m.dashboard_nothing()} />;
  return (
    <Stack as="section" gap="4" aria-labelledby="attention">
      <Heading level={2} id="attention">
        {m.dashboard_attentionHeading()}
      </Heading>
      {totalDuePremium > 0 && <Due amount={totalDuePremium} attention={attention ?? []} />}
      {unknown && (
        <Notice tone="warning" role="status">
          {m.companyDashboard_questionsNotLoaded()}
        </Notice>
      )}
      {questions.length + others.length > 0 && (
        <Columns as="ul" split="cards">
          {questions.map((question) => {
            const answer = answerHref(question, href);
            return (
              <li key={question.reason}>
                <AttentionCard
                  urgency="info"
                  deadline={questionWords(question)}
                  action={
                    <Button variant="secondary" href={answer ?? `tel:${phone.dial}`}>
                      {answer ? m.companyDashboard_answer() : m.attention_call({ phone: phone.read })}
                    </Button>
                  }
                />
              </li>
            );
          })}
          {others.map((item) => (
            <li key={item.because}>
              <AttentionCard
                urgency={urgencyOf(item)}
                deadline={attentionText(item, language, item.count)}
                action={
                  <Inline gap="3" stackOnPhone>
                    {item.action !== 'wait' && (
                      <Button variant="secondary" href={`tel:${phone.dial}`}>
                        {m.attention_call({ phone: phone.read })}
                      </Button>
                    )}
                    {item.kind === 'policy-lapsed' && (
                      <Button variant="secondary" href={self({ only: 'lapsed' })}>
                        {m.companyDashboard_showLapsed()}
                      </Button>
                    )}
                  </Inline>
                }
              />
            </li>
          ))}
        </Columns>
      )}
    </Stack>
  );
}

interface DueProps {
  readonly amount: Paise;
  readonly attention: readonly AttentionGroup[];
}

/**
 * All premiums that can be paid now, as urgent as the most urgent of them, with how many are overdue and by when they
 * are due.
 */
function Due({ amount, attention }: DueProps): ReactElement {
  const language = useLocale();
  const today = todayInIndia(useApp().now());
  const pay = useHref()('pay-online');
  const { self } = usePageNavigation();
  const premiums = attention.filter(({ kind }) => kind === 'premium-overdue' || kind === 'premium-due');
  const late = premiums.some(({ deadline, kind }) => kind === 'premium-overdue' && deadline && deadline < today);
  const [first] = premiums;
  return (
    <AttentionCard
      urgency={late ? 'lapsed' : first ? urgencyOf(first) : 'soon'}
      lead
      deadline={m.companyDashboard_due()}
      amount={formatRupees(amount)}
      action={
        <Inline gap="3" stackOnPhone>
          {pay && <Button href={pay}>{m.companyDashboard_pay()}</Button>}
          <Button variant="secondary" href={self({ only: 'due' })}>
            {m.companyDashboard_showDue()}
          </Button>
        </Inline>
      }
    >
      {premiums.length > 0 && (
        <Stack as="ul" gap="1">
          {premiums.map((item) => (
            <li key={item.because}>
              <Spoken>{attentionText(item, language, item.count)}</Spoken>
            </li>
          ))}
        </Stack>
      )}
    </AttentionCard>
  );
}
