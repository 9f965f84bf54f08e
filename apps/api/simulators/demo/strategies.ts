import { type CalendarDate, transferAfter } from '@lifedesk/rules';
import type { Insertable } from 'kysely';
import type { UnitLinkedTables } from '../../src/platform/database/tables/unit-linked.ts';
import type { FundCode } from './products.ts';

/** A systematic transfer plan or a fund allocation strategy of a demo policy. */
export type DemoStrategy =
  | {
      readonly kind: 'stp';
      readonly first_on: CalendarDate;
      readonly from_fund: FundCode;
      readonly to_fund: FundCode;
      readonly amount: number;
    }
  | { readonly kind: 'dfa'; readonly first_on: CalendarDate };

/** The rows of the strategies that run on demo policies. The next transfer is the first one after today. */
export const strategiesOf = (
  policies: readonly { readonly policy_no: string; readonly strategy?: DemoStrategy }[],
  today: CalendarDate,
): Insertable<UnitLinkedTables['fund_strategy']>[] =>
  policies.flatMap(({ policy_no, strategy }) =>
    strategy
      ? [
          {
            policy_no,
            kind: strategy.kind,
            first_on: strategy.first_on,
            next_on: transferAfter({ kind: strategy.kind, firstOn: strategy.first_on }, today),
            from_fund: strategy.kind === 'stp' ? strategy.from_fund : null,
            to_fund: strategy.kind === 'stp' ? strategy.to_fund : null,
            amount: strategy.kind === 'stp' ? strategy.amount : null,
          },
        ]
      : [],
  );
