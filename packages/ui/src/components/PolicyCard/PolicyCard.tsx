import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../../lib/link.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { DataList, type DataListItem } from '../DataList/DataList.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { PolicyFace, type PolicyKind } from '../PolicyFace/PolicyFace.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './PolicyCard.css.ts';

export interface PolicyCardProps extends Pick<ComponentProps<'section'>, 'id' | 'className' | 'ref'> {
  /** The kind of policy, for its face. */
  kind?: PolicyKind | undefined;
  planName: string;
  /** Address of the policy. Without it the name is plain text. */
  href?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** With its label, for example "Policy 100200301". */
  policyNumber: ReactNode;
  /** In words, for example "In force" or "Lapsed". */
  status: string;
  statusTone?: BadgeTone | undefined;
  /** The next date with its label, for example "Due by 5 March 2027"; or why there is none. */
  nextDate?: ReactNode;
  /** The amount for that date, formatted: "₹12,450.00". Larger than its label. */
  amount?: ReactNode;
  /** The label of the amount, for example "Premium due". */
  amountLabel?: ReactNode;
  /** More facts, such as the fund value of a unit-linked policy. Few: the rest is on the policy's page. */
  facts?: readonly DataListItem[] | undefined;
  /** The main action now: a `Button`. */
  action?: ReactNode;
  /** A quieter second action, such as a link to the details. */
  secondaryAction?: ReactNode;
  /** A message about this policy, such as a payment in process: a `Notice`. */
  notice?: ReactNode;
}

/** One policy on the dashboard: its status in words, the next date, the amount, one action. */
export function PolicyCard(props: PolicyCardProps) {
  const { kind, planName, href, headingLevel = 3, policyNumber, status, statusTone, facts, notice } = props;
  const { nextDate, amount, amountLabel, action, secondaryAction, id, className, ref } = props;
  return (
    <Card ref={ref} id={id} className={className} aria-label={planName}>
      <div className={styles.card}>
        <div className={styles.head}>
          {kind && <PolicyFace kind={kind} />}
          <div className={styles.naming}>
            <Heading level={headingLevel} look="h3">
              {href === undefined ? (
                planName
              ) : (
                <Anchor href={href} className={styles.planLink}>
                  <Spoken>{planName}</Spoken>
                </Anchor>
              )}
            </Heading>
            <p className={styles.number}>
              <Spoken>{policyNumber}</Spoken>
            </p>
          </div>
          <Badge tone={statusTone}>{status}</Badge>
        </div>
        {(amount !== undefined || nextDate !== undefined) && (
          <div className={styles.due}>
            {amountLabel !== undefined && <p className={styles.dueLine}>{amountLabel}</p>}
            {amount !== undefined && <Amount size="figure">{amount}</Amount>}
            {nextDate !== undefined && (
              <p className={styles.dueLine}>
                <Spoken>{nextDate}</Spoken>
              </p>
            )}
          </div>
        )}
        {facts && facts.length > 0 && <DataList layout="grid" items={facts} className={styles.facts} />}
        {notice}
        {(action || secondaryAction) && (
          <div className={styles.foot}>
            {secondaryAction}
            {action}
          </div>
        )}
      </div>
    </Card>
  );
}
