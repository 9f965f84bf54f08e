import * as m from '@lifedesk/journey/messages';
import { cancelPayment } from '@lifedesk/sdk';
import { Button } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { useApp } from '../../provider/app.ts';

interface GiveUpPaymentProps {
  readonly orderId: string;
  /** Called after it ended, or if it turned out to be paid or with the bank. */
  readonly onDone: () => void;
}

/** A button that ends a payment which was started and not finished. */
export function GiveUpPayment({ orderId, onDone }: GiveUpPaymentProps): ReactElement {
  const { sdk, fail } = useApp();
  const [isBusy, setIsBusy] = useState(false);
  const giveUp = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await cancelPayment(sdk, { orderId }, { background: true });
      onDone();
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" loading={isBusy} loadingLabel={m.payment_givingUp()} onClick={() => void giveUp()}>
      {m.payment_giveUp()}
    </Button>
  );
}
