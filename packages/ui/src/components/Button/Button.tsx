import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Anchor, type RenderLink } from '../../lib/link.tsx';
import type { IconComponent } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Button.css.ts';

/**
 * From the heaviest to the lightest; `form` submits a form, `danger` removes something. One primary (or form) per
 * screen.
 */
export const buttonVariants = ['primary', 'secondary', 'faded', 'ghost', 'text', 'danger', 'form'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface Look {
  /** `primary` by default. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Before the text. */
  icon?: IconComponent | undefined;
  /** After the text: where it leads. */
  endIcon?: IconComponent | undefined;
  children: ReactNode;
}

interface AsButton extends Look, Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  /** The call that it started is running: it stays in place and keeps focus, and a second press does nothing. */
  loading?: boolean | undefined;
  /** Announced instead of the label while it loads, for example "Checking the OTP". */
  loadingLabel?: string | undefined;
  /** Why it cannot be pressed now. Shown below it and read with it; the button keeps focus and does nothing. */
  unavailableReason?: string | undefined;
  href?: undefined;
}

interface AsLink extends Look, Omit<ComponentProps<'a'>, 'children'> {
  /** Makes it a link that looks like a button. Links go somewhere, buttons do something. */
  href: string;
  /** Renders the anchor if `LinkContext` is not enough. */
  render?: RenderLink | undefined;
}

export type ButtonProps = AsButton | AsLink;

const lookOf = ({ variant = 'primary', size = 'medium', wide }: Look, className: string | undefined) =>
  cx(styles.variant[variant], styles.size[size], wide && styles.wide, className);

function Content({ icon: Icon, endIcon: EndIcon, loading, children }: Look & { loading?: boolean | undefined }) {
  return (
    <>
      {loading ? <span className={styles.spinner} /> : Icon && <Icon className={styles.icon} />}
      <span className={styles.label}>
        <Spoken>{children}</Spoken>
      </span>
      {EndIcon && <EndIcon className={styles.icon} />}
    </>
  );
}

/**
 * Does something when pressed, or with `href` goes somewhere. It is never silently disabled: it says why, or it works.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <RealButton {...props} /> : <ButtonLink {...props} />;
}

function ButtonLink({ variant, size, wide, icon, endIcon, children, className, ...rest }: AsLink) {
  return (
    <Anchor {...rest} className={lookOf({ variant, size, wide, children }, className)}>
      <Content icon={icon} endIcon={endIcon}>
        {children}
      </Content>
    </Anchor>
  );
}

function RealButton(props: AsButton) {
  const { variant, size, wide, icon, endIcon, children, className, href: _href, ...others } = props;
  const { loading, loadingLabel, unavailableReason, onClick, type = 'button', ...rest } = others;
  const reasonId = useId();
  const idle = loading || unavailableReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!idle) return onClick?.(event);
    event.preventDefault(); // a submit button that does nothing must not submit either
    event.stopPropagation();
  };
  // the same structure with and without the reason, so that the button keeps focus when the reason appears or
  // disappears
  return (
    <>
      <button
        {...rest}
        type={type}
        className={lookOf({ variant, size, wide, children }, className)}
        onClick={press}
        aria-disabled={idle || rest['aria-disabled']}
        aria-describedby={cx(rest['aria-describedby'], unavailableReason !== undefined && reasonId) || undefined}
        data-state={loading ? 'loading' : idle ? 'unavailable' : 'ready'}
      >
        <Content icon={icon} endIcon={endIcon} loading={loading}>
          {(loading && loadingLabel) || children}
        </Content>
      </button>
      {unavailableReason !== undefined && (
        <p id={reasonId} className={styles.reason}>
          {unavailableReason}
        </p>
      )}
    </>
  );
}
