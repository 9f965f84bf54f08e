import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { CheckIcon, ErrorIcon, type IconComponent, WaitingIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Timeline.css.ts';

/** `stopped` is a stage at which it ended or waits for the person: refused, a document is missing. */
export const stageStates = ['done', 'current', 'ahead', 'stopped'] as const;
export type StageState = (typeof stageStates)[number];

const icons: Record<StageState, IconComponent | undefined> = {
  done: CheckIcon,
  current: WaitingIcon,
  ahead: undefined,
  stopped: ErrorIcon,
};

export interface TimelineStage {
  id: string;
  /** What happens at this stage, for example "Bank account is checked". */
  title: ReactNode;
  state: StageState;
  /**
   * The state in words, for example "Done", "Under way", "Not yet". Visible to everyone: bar and icon only repeat it.
   */
  stateText: string;
  /** When it happened or is promised, formatted, for example "by 24 March 2027". */
  when?: ReactNode;
  /** What the person should know or do at this stage, with a link or a button. */
  detail?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the list, for example "Stages of your request". */
  label: string;
  /** In the order in which they happen. */
  stages: readonly TimelineStage[];
}

/** The stages of something that others work on: a request, a claim, an application. Not interactive. */
export function Timeline({ label, stages, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={cx(styles.list, className)}>
      {stages.map((stage) => (
        <Stage key={stage.id} {...stage} />
      ))}
    </ol>
  );
}

function Stage({ title, state, stateText, when, detail }: TimelineStage) {
  const Icon = icons[state];
  return (
    <li className={styles.stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <p className={styles.title}>
        <Spoken>{title}</Spoken>
      </p>
      <p className={styles.state}>
        <span className={styles.word}>
          {Icon && <Icon className={styles.icon} />}
          {stateText}
        </span>{' '}
        {when !== undefined && <span className={styles.when}>{when}</span>}
      </p>
      {detail !== undefined && (
        <div className={styles.detail}>
          <Spoken>{detail}</Spoken>
        </div>
      )}
    </li>
  );
}
