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

/** Up to this many stages fit in one row at 768, and at 1280; a single one and more of them are below one another. */
const AT_LAPLET = 4;
const AT_DESKTOP = 5;

function rowFrom(count: number): keyof typeof styles.inRow | undefined {
  if (count < 2 || count > AT_DESKTOP) return undefined;
  return count <= AT_LAPLET ? 'laplet' : 'desktop';
}

/**
 * The stages of something that others work on: a request, a claim, an application. Not interactive. Below one another on
 * a phone and in print; side by side where there is room for all of them.
 */
export function Timeline({ label, stages, className, ...rest }: TimelineProps) {
  const row = rowFrom(stages.length);
  return (
    <ol {...rest} aria-label={label} className={cx(styles.list, row && styles.inRow[row], className)}>
      {stages.map((stage) => (
        <Stage key={stage.id} {...stage} className={cx(styles.stage, row && styles.stageInRow[row])} />
      ))}
    </ol>
  );
}

function Stage({ title, state, stateText, when, detail, className }: TimelineStage & { className: string }) {
  const Icon = icons[state];
  return (
    <li className={className} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
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
