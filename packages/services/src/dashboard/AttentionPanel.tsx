import { useApp, useHref } from '@lifedesk/journey';
import { formatDate, formatRupees, formatServerDate } from '@lifedesk/rules';
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
import { type Attention, type AttentionKind, isPayable, nextPremium, type PolicyView } from './attention.ts';
import { settleAt } from './service-links.ts';

interface AttentionPanelProps {
  readonly items: readonly Attention[];
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
  return (
    <Stack as="section" gap="4" aria-labelledby="attention">
      <Heading level={2} id="attention">
        {m.dashboard_attentionHeading()}
      </Heading>
      <Stack as="ul" gap="3">
        {items.map((item, at) => (
          <li key={`${item.kind} ${item.view?.policy.id}`}>
            {at === 0 && item.view && (item.kind === 'overdue' || item.kind === 'due') ? (
              <PremiumFirst kind={item.kind} view={item.view} />
            ) : (
              <Reminder item={item} />
            )}
          </li>
        ))}
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

/** The premium that is due: the figure is the largest thing on the screen, the button the only primary one. */
function PremiumFirst({ kind, view }: { readonly kind: 'overdue' | 'due'; readonly view: PolicyView }): ReactElement {
  const { phone } = useApp().insurer;
  const { policy, payment } = view;
  const pay = settleAt(useHref(), kind, policy.id);
  return (
    <Card>
      <Inline justify="between" gap="6" stackOnPhone>
        <Stack gap="1">
          <p>
            <strong>{whenDue(kind, view)}</strong>
          </p>
          <Amount size="figureLarge">
            {formatRupees(payment?.totalPremiumDueToBePaid ?? policy.modalPremiuminclusiveGST)}
          </Amount>
          <p>
            {policy.planName}, {m.policy_number({ number: policy.policyNo })}
          </p>
        </Stack>
        {pay && isPayable(view, pay) ? (
          <Button size="large" href={pay}>
            {m.dashboard_pay()}
          </Button>
        ) : (
          <Button variant="secondary" href={telephone(phone)}>
            {m.dashboard_call({ phone })}
          </Button>
        )}
      </Inline>
    </Card>
  );
}

const telephone = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

function whenDue(kind: 'overdue' | 'due', { dueDate }: PolicyView): string {
  if (!dueDate) return m.dashboard_dueNoDate();
  const date = formatDate(dueDate);
  return kind === 'overdue' ? m.dashboard_overdue({ date }) : m.dashboard_due({ date });
}

const tones: Partial<Record<AttentionKind, NoticeTone>> = { overdue: 'error', lapsed: 'error', 'in-process': 'info' };

function Reminder({ item: { kind, view } }: { readonly item: Attention }): ReactElement {
  const { phone } = useApp().insurer;
  const settle = settleAt(useHref(), kind, view?.policy.id);
  return (
    <Notice
      tone={tones[kind] ?? 'warning'}
      {...(view && { title: `${view.policy.planName}, ${m.policy_number({ number: view.policy.policyNo })}` })}
      {...(kind !== 'in-process' && {
        actions: (
          <Link alone href={settle ?? telephone(phone)}>
            {settle
              ? kind === 'due' || kind === 'overdue'
                ? m.dashboard_pay()
                : m.dashboard_see()
              : m.dashboard_call({ phone })}
          </Link>
        ),
      })}
    >
      {wordsOf(kind, view)}
    </Notice>
  );
}

function wordsOf(kind: AttentionKind, view: PolicyView | undefined): string {
  switch (kind) {
    case 'overdue':
    case 'due':
      return view ? whenDue(kind, view) : m.dashboard_dueNoDate();
    case 'lapsed': {
      const until = view?.policy.revivalDate;
      return until ? m.dashboard_revivable({ date: formatServerDate(until) }) : m.dashboard_lapsed();
    }
    case 'on-hold': {
      const amount = view?.hold?.heldAmount;
      return amount ? m.dashboard_onHold({ amount: formatRupees(amount) }) : m.dashboard_onHoldPlain();
    }
    case 'request':
      return m.dashboard_request();
    case 'fatca':
      return m.dashboard_fatca();
    case 'neft':
      return m.dashboard_neft();
    case 'pan':
      return m.dashboard_pan();
    case 'in-process':
      return m.dashboard_inProcess();
  }
}
