import { type Locale, readCover, useApp, useLocale, useSettleLink } from '@lifedesk/journey';
import {
  type AttentionGroup,
  formatRupees,
  isLapsedStatus,
  isMoneyForCustomer,
  STEP_ACTIONS,
  todayInIndia,
} from '@lifedesk/rules';
import { attentionDeadlineText, attentionOtherwiseText, coverText } from '@lifedesk/rules/texts';
import { AttentionCard, Button, Columns, Heading, Link, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { urgencyOf } from '../shared/urgency.ts';
import { withKeys } from '../shared/with-keys.ts';
import * as m from '../texts.ts';
import type { PolicyView } from './policy-view.ts';

interface AttentionListProps {
  readonly items: readonly AttentionGroup[];
  readonly views: readonly PolicyView[];
}

/** What needs the customer. The most urgent one comes first, in a row of its own. */
export function AttentionList(props: AttentionListProps): ReactElement {
  return <CardSection {...props} id="attention" heading={m.dashboard_attentionHeading()} />;
}

/** Money that goes to the customer: how much, when, and what it waits for. */
export function MoneyForYou(props: AttentionListProps): ReactElement {
  return <CardSection {...props} id="money" heading={m.dashboard_moneyHeading()} />;
}

interface CardSectionProps extends AttentionListProps {
  readonly id: string;
  readonly heading: string;
}

function CardSection({ items: [first, ...others], views, id, heading }: CardSectionProps): ReactElement {
  const card = (item: AttentionGroup, lead: boolean) => (
    <AttentionItem
      item={item}
      lead={lead}
      view={views.find(({ policy }) => item.policyNos.includes(policy.policyNo))}
    />
  );
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {first && card(first, true)}
      {others.length > 0 && (
        <Columns as="ul" split="cards">
          {withKeys(others).map(([key, item]) => (
            <li key={key}>{card(item, false)}</li>
          ))}
        </Columns>
      )}
    </Stack>
  );
}

interface AttentionItemProps {
  readonly item: AttentionGroup;
  readonly lead: boolean;
  readonly view: PolicyView | undefined;
}

function AttentionItem({ item, lead, view }: AttentionItemProps): ReactElement {
  const language = useLocale();
  const today = todayInIndia(useApp().now());
  return (
    <AttentionCard
      urgency={urgencyOf(item)}
      lead={lead}
      deadline={coverHeadline(item, view, language) ?? attentionDeadlineText(item, today, language)}
      {...(showsAmount(item) &&
        item.amount !== null && { amountLabel: amountLabelOf(item), amount: formatRupees(item.amount) })}
      {...(view && { about: `${view.policy.planName}, ${m.policy_number({ number: view.policy.policyNo })}` })}
      action={<Action item={item} view={view} lead={lead} />}
    >
      {item.steps ? <Steps item={item} view={view} /> : attentionOtherwiseText(item, language)}
    </AttentionCard>
  );
}

/** A lapsed policy that still covers something says how much, never that there is no cover. */
function coverHeadline({ kind }: AttentionGroup, view: PolicyView | undefined, language: Locale): string | undefined {
  if (kind !== 'policy-lapsed' || !view || !isLapsedStatus(view.policy.policyStatusCode)) return undefined;
  const cover = view.more && readCover(view.more);
  return cover && cover.cover > 0 ? coverText(cover, language) : undefined;
}

/** What the amount is: what to pay, or what the customer receives. */
function amountLabelOf(item: AttentionGroup): string {
  if (isMoneyForCustomer(item)) return m.dashboard_amountReceived();
  if (item.action === 'revive') return m.dashboard_amountRevive();
  if (item.action === 'reinstate') return m.dashboard_amountReinstate();
  return item.action === 'wait' ? m.dashboard_amountDebited() : m.dashboard_amountToPay();
}

/** The texts of a payout on hold and of a payment under way already include the amount. */
const showsAmount = ({ kind }: AttentionGroup) => kind !== 'payout-on-hold' && kind !== 'payment-in-process';

/** What a payout waits for, each with its page, and how soon it follows. */
function Steps({ item, view }: Pick<AttentionItemProps, 'item' | 'view'>): ReactElement {
  const language = useLocale();
  const settleLink = useSettleLink();
  return (
    <Stack gap="2">
      <p>{m.dashboard_stepsLeft()}</p>
      <Stack as="ol" gap="2">
        {item.steps?.map((step) => {
          const link = settleLink(STEP_ACTIONS[step], view?.policy.id);
          return (
            <li key={step}>
              {link && (
                <Link alone href={link.href}>
                  {link.name}
                </Link>
              )}
            </li>
          );
        })}
      </Stack>
      <Paragraph>{attentionOtherwiseText(item, language)}</Paragraph>
    </Stack>
  );
}

function Action({ item, view, lead }: AttentionItemProps): ReactElement | null {
  // each step has its own link
  if (item.steps) return null;
  return <ActionButton item={item} view={view} lead={lead} />;
}

function ActionButton({ item, view, lead }: AttentionItemProps): ReactElement | null {
  const link = useSettleLink()(item.action, view?.policy.id, item.ticket);
  if (!link) return null;
  const pays = item.action === 'pay-premium' && !link.isCall && item.amount !== null;
  return (
    <Button variant={lead && !link.isCall ? 'primary' : 'secondary'} href={link.href}>
      {pays && item.amount !== null ? m.dashboard_pay({ amount: formatRupees(item.amount) }) : link.name}
    </Button>
  );
}
