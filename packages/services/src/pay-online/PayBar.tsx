import { Amount, Button, Card, Inline, PayIcon, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface PayBarProps {
  /** The formatted total. */
  readonly total: string;
  readonly count: number;
  readonly paying: boolean;
  readonly error: string | undefined;
  readonly onPay: () => void;
}

/** The total of the choice, and one button. */
export function PayBar({ total, count, paying, error, onPay }: PayBarProps): ReactElement {
  return (
    <Card aria-label={m.payOnline_sumLabel()}>
      <Inline justify="between" stackOnPhone>
        <Stack gap="1" role="status">
          <p>{m.payOnline_chosen({ count })}</p>
          <p>
            <Amount size="figureLarge">{total}</Amount>
          </p>
        </Stack>
        <Stack gap="2">
          <Button
            size="large"
            icon={PayIcon}
            loading={paying}
            loadingLabel={m.payment_startingPayment()}
            onClick={onPay}
            aria-describedby={error && 'pay-error'}
          >
            {count === 0 ? m.payOnline_choose() : m.payment_pay({ amount: total })}
          </Button>
          {error && (
            <p id="pay-error" role="alert">
              {error}
            </p>
          )}
        </Stack>
      </Inline>
    </Card>
  );
}
