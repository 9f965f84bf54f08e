import * as m from '@lifedesk/journey/messages';
import { takenBackText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import { Badge, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useLocale } from '../../locale/locale-atom.ts';

/** Beside a payment: that a bank took it back, when and why. Nothing if none did. */
export function TakenBack({ reversal }: { readonly reversal?: Schemas['PaymentReversal'] }): ReactElement | null {
  const language = useLocale();
  if (!reversal) return null;
  return (
    <Stack gap="1">
      <span>
        <Badge tone="error">{m.payment_takenBack()}</Badge>
      </span>
      <small>{takenBackText(reversal, language)}</small>
    </Stack>
  );
}
