import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type FocusEvent, useId, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldError, FieldHelp, type FieldTexts } from '../Field/Field.tsx';
import * as textStyles from '../TextField/TextField.css.ts';
import * as styles from './DateField.css.ts';
import {
  type DateLimits,
  type DatePart,
  type DateReading,
  type DateText,
  dateParts,
  editPart,
  readDate,
  splitDate,
  writeDate,
} from './date-parts.ts';

export interface DateFieldProps extends FieldTexts, DateLimits, Pick<ComponentProps<'fieldset'>, 'className'> {
  /** Above the three inputs: "Day", "Month", "Year". */
  texts: Record<DatePart, string>;
  /** The inputs are `<id>-day`, `<id>-month` and `<id>-year`: an error summary links to the wrong one. */
  id?: string | undefined;
  /** In form data: the date as `YYYY-MM-DD`. */
  name?: string | undefined;
  form?: string | undefined;
  /**
   * `YYYY-MM-DD`, or a partly typed date (`DateReading.typed`) from a draft. Null means that the parts are not a date:
   * the typed text stays. The empty text clears them. Controlled, or uncontrolled with `defaultValue`.
   */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called on every edit with the date, or null, and the problem, if any. Show the problem when the form is sent. */
  onValueChange?: ((date: string | null, reading: DateReading) => void) | undefined;
  /** Called when focus leaves all three inputs: the earliest moment to report a problem. */
  onLeave?: ((reading: DateReading) => void) | undefined;
  /** The parts that the error concerns; all three by default. */
  wrong?: readonly DatePart[] | undefined;
  /** The person's own birthday: the browser may fill it in. */
  birthday?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The first input. */
  ref?: ComponentProps<'input'>['ref'];
}

/**
 * A date that the person knows, typed as day, month and year. A whole date can be pasted into any of the three, and
 * typing a separator after a part moves to the next, so that 5/3/1984 can be typed as written.
 */
export function DateField(props: DateFieldProps) {
  const { label, help, error, optional, texts, id, name, form, value, defaultValue = null, className, ...rest } = props;
  const { onValueChange, onLeave, earliest, latest, wrong = dateParts, birthday, readOnly, ref } = rest;
  const generated = useId();
  const groupId = id ?? generated;
  const helpId = `${groupId}-help`;
  const errorId = `${groupId}-error`;
  const inputId = (part: DatePart) => `${groupId}-${part}`;
  const [own, setOwn] = useState(() => writeDate(value === undefined ? defaultValue : value));
  const { date, typed } = readDate(own);
  const text = value === undefined || value === date || value === typed ? own : writeDate(value);

  const take = (next: DateText) => {
    setOwn(next);
    const reading = readDate(next, { earliest, latest });
    onValueChange?.(reading.date, reading);
  };
  const goTo = (part: DatePart | undefined) => {
    const input = part && document.getElementById(inputId(part));
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  };
  const type = (part: DatePart, { target }: ChangeEvent<HTMLInputElement>) => {
    const whole = splitDate(target.value); // dropped, or filled in by the browser
    if (whole) return take(whole);
    const edited = editPart(part, text[part], target.value, target.selectionStart ?? target.value.length);
    // set it on the element too: React then finds the text that it is about to render and does not move the caret
    target.value = edited.text;
    target.setSelectionRange(edited.caret, edited.caret);
    if (edited.text !== text[part]) take({ ...text, [part]: edited.text });
    if (edited.goesOn) goTo(dateParts[dateParts.indexOf(part) + 1]);
  };
  const paste = (event: ClipboardEvent) => {
    const whole = splitDate(event.clipboardData.getData('text'));
    if (!whole || readOnly) return;
    event.preventDefault(); // it does not fit the input that it was pasted into
    take(whole);
    goTo('year');
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(readDate(text, { earliest, latest }));
  };

  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={cx(styles.group, className)}
      aria-describedby={cx(error !== undefined && errorId, help !== undefined && helpId) || undefined}
      data-state={error === undefined ? 'valid' : 'invalid'}
      onBlur={leave}
    >
      <legend className={styles.legend}>
        {label} {optional && <span className={fieldStyles.optional}>{optional}</span>}
      </legend>
      <div className={styles.parts}>
        {dateParts.map((part, at) => (
          <div key={part} className={styles.part}>
            <label htmlFor={inputId(part)} className={styles.name}>
              {texts[part]}
            </label>
            <input
              ref={at === 0 ? ref : undefined}
              id={inputId(part)}
              type="text"
              inputMode="numeric"
              autoComplete={birthday ? `bday-${part}` : 'off'}
              className={cx(fieldStyles.control, textStyles.figures, styles.input[part])}
              value={text[part]}
              readOnly={readOnly}
              aria-invalid={error !== undefined && wrong.includes(part) ? true : undefined}
              aria-describedby={error !== undefined && wrong.includes(part) ? errorId : undefined}
              onChange={(event) => type(part, event)}
              onPaste={paste}
            />
          </div>
        ))}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={readDate(text).date ?? ''} form={form} />}
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
