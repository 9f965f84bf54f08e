import { actionLink, useApp, useHref, useLocale } from '@lifedesk/journey';
import { type AttentionGroup, type AttentionKind, formatDate, formatRupees } from '@lifedesk/rules';
import { attentionText } from '@lifedesk/rules/texts';
import {
  Amount,
  Button,
  Card,
  Heading,
  Inline,
  Link,
  Notice,
  type NoticeTone,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { nextPremium, type PolicyView } from './attention.ts';

interface AttentionPanelProps {
  readonly items: readonly AttentionGroup[];
  readonly views: readonly PolicyView[];
  readonly waiting: boolean;
}

/** What needs the customer first: what, how much and by when, the button. The first thing large, the rest below it. */
export function AttentionPanel({ items, views, waiting }: AttentionPanelProps): ReactElement {
  if (waiting)
    return (
      <Card>
        <SkeletonGroup label={m.app_pleaseWait()}>
          <Skeleton shape="line" />
          <Skeleton shape="figure" />
          <Skeleton shape="button" />
        </SkeletonGroup>
      </Card>
    );
  if (items.length === 0) return <NothingNeeded views={views} />;
  const viewOf = ({ policyNos: [first] }: AttentionGroup) => views.find(({ policy }) => policy.policyNo === first);
  return (
    <Stack as="section" gap="4" aria-labelledby="attention">
      <Heading level={2} id="attention">
        {m.dashboard_attentionHeading()}
      </Heading>
      <Stack as="ul" gap="3">
        {items.map((item, at) => {
          const view = viewOf(item);
          return (
            <li key={`${item.because} ${item.policyNos.join(' ')}`}>
              {at === 0 && view && item.action === 'pay-premium' ? (
                <PremiumFirst item={item} view={view} />
              ) : (
                <Reminder item={item} view={view} />
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

function NothingNeeded({ views }: { readonly views: readonly PolicyView[] }): ReactElement {
  const next = nextPremium(views);
  return (
    <Notice tone="success" title={m.dashboard_nothing()}>
      {next?.dueDate &&
        m.dashboard_nextPremium({
          amount: formatRupees(next.policy.modalPremiuminclusiveGST),
          date: formatDate(next.dueDate),
        })}
    </Notice>
  );
}

interface ItemProps {
  readonly item: AttentionGroup;
  readonly view: PolicyView | undefined;
}

/** The premium that is due: the figure is the largest thing on the screen, the button the only primary one. */
function PremiumFirst({ item, view }: ItemProps & { readonly view: PolicyView }): ReactElement {
  const { insurer } = useApp();
  const href = useHref();
  const language = useLocale();
  const { policy } = view;
  const pay = actionLink(href, item.action, policy.id);
  return (
    <Card>
      <Inline justify="between" gap="6" stackOnPhone>
        <Stack gap="1">
          <p>
            <strong>{attentionText(item, language)}</strong>
          </p>
          <Amount size="figureLarge">{formatRupees(item.amount ?? 0)}</Amount>
          <p>
            {policy.planName}, {m.policy_number({ number: policy.policyNo })}
          </p>
        </Stack>
        {pay ? (
          <Button size="large" href={pay.href}>
            {pay.name}
          </Button>
        ) : (
          <Button variant="secondary" href={telephone(insurer.phone)}>
            {m.attention_call({ phone: insurer.phone })}
          </Button>
        )}
      </Inline>
    </Card>
  );
}

const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

const tones: Partial<Record<AttentionKind, NoticeTone>> = {
  'premium-overdue': 'error',
  'policy-lapsed': 'error',
  'payment-in-process': 'info',
};

function Reminder({ item, view }: ItemProps): ReactElement {
  const { phone } = useApp().insurer;
  const href = useHref();
  const language = useLocale();
  const link = actionLink(href, item.action, view?.policy.id) ?? {
    href: telephone(phone),
    name: m.attention_call({ phone }),
  };
  return (
    <Notice
      tone={tones[item.kind] ?? 'warning'}
      {...(view && { title: `${view.policy.planName}, ${m.policy_number({ number: view.policy.policyNo })}` })}
      {...(item.action !== 'wait' && {
        actions: (
          <Link alone href={link.href}>
            {link.name}
          </Link>
        ),
      })}
    >
      {attentionText(item, language, item.count)}
    </Notice>
  );
}
