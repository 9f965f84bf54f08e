import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Checkbox, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { Due } from './dues.ts';

interface PremiumChoicesProps {
  readonly due: Due;
  /** How many are chosen, oldest first. */
  readonly count: number;
  readonly onChoose: (at: number, isChosen: boolean) => void;
}

/** Each premium that can be paid, by due date: those that keep the cover, and the later ones, which are optional. */
export function PremiumChoices({ due, count, onChoose }: PremiumChoicesProps): ReactElement {
  return (
    <Stack as="ul" gap="3">
      {due.premiums.map((premium, at) => (
        <li key={premium.dueDate}>
          <Checkbox
            label={m.payOnline_premiumOf({
              date: formatServerDate(premium.dueDate),
              amount: formatRupees(premium.toBePaid),
            })}
            help={helpOf(premium, at >= due.least)}
            checked={at < count}
            onChange={(event) => onChoose(at, event.target.checked)}
          />
        </li>
      ))}
    </Stack>
  );
}

/** The period that it pays for, what is received of it, and whether it has to be paid now. */
function helpOf(premium: Due['premiums'][number], isOptional: boolean): string {
  const { dueDate, periodUntil, amount, receivedAmt, keepsCover } = premium;
  const parts = [
    m.payOnline_forPeriod({ from: formatServerDate(dueDate), until: formatServerDate(periodUntil) }),
    receivedAmt > 0 && m.payOnline_receivedOf({ received: formatRupees(receivedAmt), amount: formatRupees(amount) }),
    keepsCover && m.payOnline_keepsCover(),
    isOptional && m.payOnline_optional(),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
