import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import * as button from '../Button/Button.css.ts';
import type { IconComponent } from '../icons.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'disabled'> {
  icon: IconComponent;
  /** What it does, for screen readers and as the tooltip: the icon alone says too little. */
  label: string;
  /** `ghost` inherits the surrounding colour. */
  variant?: 'ghost' | 'secondary' | 'faded' | undefined;
}

/** A button with an icon for the few that everyone knows: close, menu, search. Everything else needs a word. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(button.variant[variant], styles.square, className)}
    >
      <Icon className={styles.icon} />
    </button>
  );
}
