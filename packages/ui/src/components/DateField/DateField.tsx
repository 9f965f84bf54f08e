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
  /** Over the three inputs, as "Day", "Month", "Year". */
  texts: Record<DatePart, string>;
  /** The inputs are `<id>-day`, `<id>-month` and `<id>-year`: an error summary leads to the one that is wrong. */
  id?: string | undefined;
  /** In a form's data: the date as `YYYY-MM-DD`. */
  name?: string | undefined;
  form?: string | undefined;
  /**
   * `YYYY-MM-DD`, or what was typed of a date (`DateReading.typed`), which a draft has kept. Null is any parts that say no date:
   * what is typed stays; the empty text empties them. Controlled, or with `defaultValue` left to itself.
   */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with every edit: the date, or null, and what is wrong with it, if anything. Show that when the form is sent. */
  onValueChange?: ((date: string | null, reading: DateReading) => void) | undefined;
  /** Called when the focus leaves all three: the earliest moment to say that something is wrong. */
  onLeave?: ((reading: DateReading) => void) | undefined;
  /** The parts that the error is about; all three by default. */
  wrong?: readonly DatePart[] | undefined;
  /** The person's own birthday: the browser may fill it in. */
  birthday?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** The first input. */
  ref?: ComponentProps<'input'>['ref'];
}

/**
 * A date that the person knows, typed as day, month and year. A whole date may be pasted into any of the three, and a separator
 * typed behind a part leads to the next, so that 5/3/1984 can be typed as it is written.
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
    // in the element as well: React then finds it as it will render it and leaves the caret alone
    target.value = edited.text;
    target.setSelectionRange(edited.caret, edited.caret);
    if (edited.text !== text[part]) take({ ...text, [part]: edited.text });
    if (edited.goesOn) goTo(dateParts[dateParts.indexOf(part) + 1]);
  };
  const paste = (event: ClipboardEvent) => {
    const whole = splitDate(event.clipboardData.getData('text'));
    if (!whole || readOnly) return;
    event.preventDefault(); // it is more than the input it was pasted into holds
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
      aria-describedby={cx(help !== undefined && helpId, error !== undefined && errorId) || undefined}
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
