import { type ChangeEvent, type FocusEvent, type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './AmountField.css.ts';
import { type AmountReading, editAmount, readAmount, settleAmount, writeAmount } from './amount-text.ts';

type Inherited = Exclude<
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

export interface AmountFieldProps extends Pick<TextFieldProps, Inherited> {
  /** Paise, null while the field says no amount. Controlled, or with `defaultValue` left to itself. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Called with every edit: the paise, or null, and what is wrong with it, if anything. Show that when the field is left. */
  onValueChange?: ((paise: number | null, reading: AmountReading) => void) | undefined;
  /** The least and the most that may be entered, in paise, for `onValueChange`. The field takes other amounts too: it says, it does not block. */
  least?: number | undefined;
  most?: number | undefined;
  /** The limits in words, as "From ₹500 to ₹2,00,000". Shown under the help and read with the field. */
  limits?: ReactNode;
}

/**
 * Rupees, grouped by the Indian way while they are typed, in whole paise for the caller. The caret stays behind the digit
 * before it. A paste of "₹ 1,50,000/-" works; one that may mean two things ("1,50") stays as it is, as unclear.
 * In a form's data `name` holds the paise.
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
    // in the element as well: React then finds it as it will render it and leaves the caret alone
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
