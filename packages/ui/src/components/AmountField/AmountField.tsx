import { type ChangeEvent, type FocusEvent, type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './AmountField.css.ts';
import { type AmountReading, editAmount, readAmount, settleAmount, writeAmount } from './amount-text.ts';

type InputAttribute = Exclude<
  keyof TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'prefix'
  | 'suffix'
  | 'figures'
  | 'type'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'step'
>;

export interface AmountFieldProps extends Pick<TextFieldProps, InputAttribute> {
  /** In paise; null while the field contains no amount. Controlled, or uncontrolled with `defaultValue`. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /**
   * Called on every edit with the paise, or null, and the problem, if any. Show the problem when the field loses focus.
   */
  onValueChange?: ((paise: number | null, reading: AmountReading) => void) | undefined;
  /**
   * The smallest and largest valid amount, in paise, for `onValueChange`. The field still accepts others: it reports
   * them, it does not block them.
   */
  least?: number | undefined;
  most?: number | undefined;
  /** The limits in words, for example "From ₹500 to ₹2,00,000". Shown under the help and read with the field. */
  limits?: ReactNode;
}

/**
 * Rupees, grouped the Indian way while typing, as whole paise for the caller. The caret stays after the digit before
 * it. Pasting "₹ 1,50,000/-" works; ambiguous text ("1,50") stays as it is and is reported as unclear. In form data,
 * `name` has the paise.
 */
export function AmountField(props: AmountFieldProps) {
  const { value, defaultValue = null, onValueChange, least, most, limits, help, name, ...field } = props;
  const [own, setOwn] = useState(() => writeAmount(value === undefined ? defaultValue : value));
  const known = value === undefined ? readAmount(own).paise : value;
  const text = readAmount(own).paise === known ? own : writeAmount(known);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    const forward = inputType?.startsWith('delete') && inputType.endsWith('Forward');
    const next = editAmount(text, input.value, input.selectionStart ?? input.value.length, forward);
    // set it on the element too: React then finds the text that it is about to render and does not move the caret
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    setOwn(next.text);
    if (next.text !== text) onValueChange?.(readAmount(next.text).paise, readAmount(next.text, { least, most }));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setOwn(settleAmount(text));
    field.onBlur?.(event);
  };

  return (
    <>
      <TextField
        autoComplete="off"
        {...field}
        help={
          help === undefined && limits === undefined ? undefined : (
            <>
              {help}
              {limits !== undefined && <span className={styles.limits}>{limits}</span>}
            </>
          )
        }
        prefix="₹"
        figures
        inputMode="decimal"
        value={text}
        onChange={change}
        onBlur={leave}
      />
      {name !== undefined && <input type="hidden" name={name} value={known ?? ''} form={field.form} />}
    </>
  );
}
