import { attentionAtom, type CorporateAnswer, useApp, useHref, useLocale, usePlace } from '@lifedesk/journey';
import { type AttentionKind, formatRupees } from '@lifedesk/rules';
import { attentionText } from '@lifedesk/rules/texts';
import { Amount, Button, Card, Heading, Inline, Link, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { answerAt, type Question, questionWords } from './questions.ts';

interface CompanyAttentionProps {
  readonly company: CorporateAnswer;
  readonly questions: readonly Question[];
  /** The questions could not be loaded. */
  readonly unknown: boolean;
}

/** What is shown from the list: premiums have their sum above, and what the company has to answer its questions. */
const shown: ReadonlySet<AttentionKind> = new Set<AttentionKind>([
  'policy-lapsed',
  'life-certificate',
  'payout-on-hold',
  'payment-in-process',
]);

/** What needs the company first: the premiums that are due, what it has to answer, who has lost the cover. */
export function CompanyAttention({ company, questions, unknown }: CompanyAttentionProps): ReactElement {
  const { phone } = useApp().insurer;
  const language = useLocale();
  const attention = useAtomValue(attentionAtom);
  const others = attention?.filter(({ kind }) => shown.has(kind)) ?? [];
  const href = useHref();
  const { totalDuePremium } = company;
  if (!totalDuePremium && questions.length === 0 && attention?.length === 0 && !unknown)
    return <Notice tone="success" title={m.dashboard_nothing()} />;
  return (
    <Stack as="section" gap="4" aria-labelledby="attention">
      <Heading level={2} id="attention">
        {m.dashboard_attentionHeading()}
      </Heading>
      <Stack as="ul" gap="3">
        {totalDuePremium > 0 && (
          <li>
            <Due amount={totalDuePremium} />
          </li>
        )}
        {unknown && (
          <li>
            <Notice tone="warning" role="status">
              {m.companyDashboard_questionsNotLoaded()}
            </Notice>
          </li>
        )}
        {questions.map((question) => {
          const answer = answerAt(question, href);
          return (
            <li key={question.reason}>
              <Notice
                tone="warning"
                actions={
                  <Link alone href={answer ?? `tel:${phone.replaceAll(' ', '')}`}>
                    {answer ? m.companyDashboard_answer() : m.attention_call({ phone })}
                  </Link>
                }
              >
                {questionWords(question)}
              </Notice>
            </li>
          );
        })}
        {others.map((item) => (
          <li key={item.because}>
            <Notice tone={item.kind === 'policy-lapsed' ? 'error' : 'warning'}>
              {attentionText(item, language, item.count)}
            </Notice>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Due({ amount }: { readonly amount: number }): ReactElement {
  const pay = useHref()('pay-online');
  const { self } = usePlace();
  return (
    <Card>
      <Inline justify="between" gap="6" stackOnPhone>
        <Stack gap="1">
          <p>
            <strong>{m.companyDashboard_due()}</strong>
          </p>
          <Amount size="figureLarge">{formatRupees(amount)}</Amount>
        </Stack>
        <Inline gap="3" stackOnPhone>
          {pay && <Button href={pay}>{m.companyDashboard_pay()}</Button>}
          <Button variant="secondary" href={self({ due: '1' })}>
            {m.companyDashboard_showDue()}
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
}
