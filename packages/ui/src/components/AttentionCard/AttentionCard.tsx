import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Amount } from '../Amount/Amount.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { ErrorIcon, type IconComponent, InfoIcon, StoppedIcon, WaitingIcon, WarningIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './AttentionCard.css.ts';

/**
 * `soon`, `grace`, `lapsed`, `info` in turn: a date is coming; it has passed and cover continues for some days; the worst
 * has happened; something to know.
 */
export const urgencies = ['soon', 'grace', 'lapsed', 'info'] as const;
export type Urgency = (typeof urgencies)[number];

/** The shape that shows the urgency besides colour and text. */
const icons: Record<Urgency, IconComponent> = {
  soon: WaitingIcon,
  grace: WarningIcon,
  lapsed: StoppedIcon,
  info: InfoIcon,
};

export interface AttentionCardProps extends Omit<ComponentProps<'article'>, 'title' | 'about'> {
  urgency: Urgency;
  /** The date, in words, for example "Due in 10 days, on 02/12/2026". The heading of the card. */
  deadline: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  /** What the amount is, for example "To pay". */
  amountLabel?: ReactNode;
  /** Formatted. */
  amount?: ReactNode;
  /** The first thing on the page: its amount is the largest figure there. */
  lead?: boolean | undefined;
  /** The policy's name and number, if it concerns one. */
  about?: ReactNode;
  /** What happens if the person does nothing. */
  children?: ReactNode;
  /** One `Button` that names the action. */
  action?: ReactNode;
}

/** One thing that needs a person: by when, how much, what happens otherwise, and one button. */
export function AttentionCard(props: AttentionCardProps) {
  const {
    urgency,
    deadline,
    headingLevel = 3,
    amountLabel,
    amount,
    lead,
    about,
    children,
    action,
    className,
    ...rest
  } = props;
  const id = useId();
  const Icon = icons[urgency] ?? ErrorIcon;
  return (
    <article
      aria-labelledby={id}
      {...rest}
      data-urgency={urgency}
      className={cx(styles.card[urgency], lead && styles.lead, className)}
    >
      <div className={styles.words}>
        <Heading level={headingLevel} look="h3" id={id} className={styles.deadline[urgency]}>
          <Icon className={styles.icon} />
          <span>
            <Spoken>{deadline}</Spoken>
          </span>
        </Heading>
        {amount !== undefined && (
          <div>
            {amountLabel !== undefined && <p className={styles.about}>{amountLabel}</p>}
            <Amount size={lead ? 'figureLarge' : 'figure'}>{amount}</Amount>
          </div>
        )}
        {about !== undefined && (
          <p className={styles.about}>
            <Spoken>{about}</Spoken>
          </p>
        )}
        {children !== undefined && (
          <div className={styles.otherwise}>
            <Spoken>{children}</Spoken>
          </div>
        )}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
