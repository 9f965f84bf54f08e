import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { CloseIcon, MenuIcon } from '../../components/icons.ts';
import { useModal } from '../../lib/use-modal.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import * as styles from './MenuDrawer.css.ts';

export interface MenuDrawerProps {
  open: boolean;
  /**
   * Called for every way of closing: the close button, Escape, a press beside it, a followed link, the window growing
   * to 1280.
   */
  onClose: () => void;
  /** Names the drawer, for example "Menu". */
  label: string;
  closeLabel: string;
  /** The `SideMenu`. */
  children: ReactNode;
}

/** The side menu below 1280: opens from the side of its button, and the rest of the page is inert. */
export function MenuDrawer({ open, onClose, label, closeLabel, children }: MenuDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, open);
  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(`(min-width: ${breakpoints.desktop}px)`);
    const onWiden = () => wide.matches && onClose();
    wide.addEventListener('change', onWiden);
    return () => wide.removeEventListener('change', onWiden);
  }, [open, onClose]);

  const click = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    // a press on the backdrop has the dialog itself as its target
    if (target === event.currentTarget || target.closest('a')) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape or the close button
    <dialog ref={ref} aria-label={label} className={styles.drawer} onClick={click} onClose={onClose}>
      <div className={styles.top}>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

/** Opens the drawer; for the `menuButton` slot of the `Header`. */
export function MenuButton({ label, open, onOpen }: { label: string; open: boolean; onOpen: () => void }) {
  return <IconButton icon={MenuIcon} label={label} aria-haspopup="dialog" aria-expanded={open} onClick={onOpen} />;
}
