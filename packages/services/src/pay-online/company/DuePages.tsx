import { formatCount } from '@lifedesk/rules';
import { Pagination } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { pageSize } from './due-policies.ts';

interface DuePagesProps {
  /** From 1. */
  readonly page: number;
  /** How many there are on all pages. */
  readonly total: number;
  readonly onPageChange: (page: number) => void;
}

/** The pages of a list of policies, with which of how many are shown. */
export function DuePages({ page, total, onPageChange }: DuePagesProps): ReactElement {
  const position = (count: number) => formatCount(Math.min(count, total));
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      onPageChange={onPageChange}
      texts={{
        label: m.payOnline_companyPages(),
        previous: m.payOnline_companyPrevious(),
        next: m.payOnline_companyNext(),
        position: (at) =>
          m.payOnline_companyPosition({
            from: position((at - 1) * pageSize + 1),
            to: position(at * pageSize),
            total: position(total),
          }),
      }}
    />
  );
}
