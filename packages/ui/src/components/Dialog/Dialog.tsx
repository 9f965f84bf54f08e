import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Controlled with `onOpenChange`; uncontrolled with a `trigger`. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that opens it when uncontrolled. */
  trigger?: ReactElement | undefined;
  /** Names it. Use a question if there is something to decide. */
  title: ReactNode;
  /** Read with the title. */
  description?: ReactNode;
  /** Name of the close button. Without it there is none, Escape does nothing and only the actions close the dialog. */
  closeLabel?: string | undefined;
  /** Its buttons, the most likely first: at the top on a phone, at the end of the row from 768. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * Asks something that cannot wait. Focus moves in and returns, and the page behind is inert. Pressing beside it does
 * not close it: a slip of the thumb would lose what was typed.
 */
export function Dialog(props: DialogProps) {
  const { open, defaultOpen, onOpenChange, trigger, title, description, closeLabel, actions, children } = props;
  const root = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <Radix.Root {...root}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={styles.panel}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusPanel}
            onPointerDownOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => closeLabel === undefined && event.preventDefault()}
          >
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
            {closeLabel !== undefined && (
              <Radix.Close asChild>
                <IconButton icon={CloseIcon} label={closeLabel} className={styles.close} />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Focus goes to the dialog as a whole, which is then read with its title: on the first button a second Enter would
 * press it. An element with `autoFocus`, such as the field of a short form, keeps the focus that it already has.
 */
function focusPanel(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus({ preventScroll: true });
}

/** Wraps a button inside a `Dialog` so that pressing it also closes the dialog. */
export const DialogClose = ({ children }: { children: ReactElement }) => <Radix.Close asChild>{children}</Radix.Close>;
