import { formatRupees, type Paise } from '@lifedesk/rules';
import { AmountField, Slider, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';

interface AmountChoiceProps {
  readonly id: string;
  readonly label: string;
  /** In paise. Shows nothing if the most is 0. */
  readonly bounds: { readonly least: Paise; readonly most: Paise };
  /** Within the bounds. */
  readonly amount: Paise;
  readonly onChoose: (amount: Paise) => void;
}

/** The number of steps of the slider, in whole hundreds of rupees. */
const STEPS = 100;
const HUNDRED_RUPEES = 100_00;

/** How much to borrow or withdraw, by slider or by typing. */
export function AmountChoice({ id, label, bounds, amount, onChoose }: AmountChoiceProps): ReactElement | null {
  const { least, most } = bounds;
  const [typed, setTyped] = useState<Paise | null>(amount);
  if (most <= 0) return null;
  const step = Math.max(1, Math.ceil((most - least) / STEPS / HUNDRED_RUPEES)) * HUNDRED_RUPEES;
  const choose = (chosen: Paise | null) => {
    setTyped(chosen);
    if (chosen !== null) onChoose(chosen);
  };
  const limits = { least: formatRupees(least), most: formatRupees(most) };
  const isOutside = typed === null || typed !== amount;
  return (
    <Stack gap="2" measure="text">
      <AmountField
        id={`compare-${id}`}
        label={label}
        value={typed}
        onValueChange={choose}
        least={least}
        most={most}
        limits={m.compare_limits(limits)}
        error={isOutside ? m.compare_outside(limits) : undefined}
      />
      {most > least && (
        <Slider
          label={label}
          min={0}
          max={Math.ceil((most - least) / step)}
          step={1}
          value={Math.round((amount - least) / step)}
          valueText={formatRupees(amount)}
          onValueChange={(steps) => choose(Math.min(most, least + steps * step))}
        />
      )}
    </Stack>
  );
}
