import { type ComponentProps, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../Button/Button.tsx';
import { BackIcon, NextIcon } from '../icons.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationTexts {
  /** Names it, for example "Pages of your payments". */
  label: string;
  previous: string;
  next: string;
  /** The label of a list of all pages, for example "Page". Without it there is none: for a few pages. */
  choose?: string | undefined;
  /** The position, such as "21 to 40 of 1,000" or "Page 2 of 50". Announced after each change. */
  position: (page: number, pageCount: number) => string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  texts: PaginationTexts;
  /** Renders nothing for one page or none. */
  pageCount: number;
  /** From 1. Controlled, or uncontrolled with `defaultPage`. */
  page?: number | undefined;
  defaultPage?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
}

/**
 * Back and forward through the pages of a list, or to a chosen one. At an end the button stays, keeps focus and is read with the position.
 */
export function Pagination(props: PaginationProps) {
  const { texts, pageCount, page, defaultPage = 1, onPageChange, className, ...rest } = props;
  const [own, setOwn] = useState(defaultPage);
  const positionId = useId();
  const at = Math.min(Math.max(1, page ?? own), Math.max(1, pageCount));
  if (pageCount <= 1) return null;
  const go = (next: number) => {
    if (next < 1 || next > pageCount) return;
    setOwn(next);
    onPageChange?.(next);
  };
  return (
    <nav {...rest} aria-label={texts.label} className={cx(styles.pagination, className)}>
      <Button
        variant="secondary"
        icon={BackIcon}
        aria-disabled={at === 1 || undefined}
        aria-describedby={at === 1 ? positionId : undefined}
        onClick={() => go(at - 1)}
      >
        {texts.previous}
      </Button>
      <Button
        variant="secondary"
        endIcon={NextIcon}
        aria-disabled={at === pageCount || undefined}
        aria-describedby={at === pageCount ? positionId : undefined}
        onClick={() => go(at + 1)}
      >
        {texts.next}
      </Button>
      {texts.choose !== undefined && (
        <SelectField
          label={texts.choose}
          value={String(at)}
          options={Array.from({ length: pageCount }, (_, index) => ({
            value: String(index + 1),
            label: (index + 1).toLocaleString('en-IN'),
          }))}
          onChange={({ target }) => go(Number(target.value))}
          className={styles.choose}
        />
      )}
      <p id={positionId} role="status" className={styles.position}>
        {texts.position(at, pageCount)}
      </p>
    </nav>
  );
}
