import { type ChangeEvent, type ComponentProps, type FocusEvent, useImperativeHandle, useRef, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { HideIcon, RevealIcon } from '../icons.ts';
import * as textStyles from '../TextField/TextField.css.ts';
import * as styles from './MaskedField.css.ts';
import { editMasked, editText, withoutSpaces } from './masked-text.ts';
import { useAllSelected, useFormValue, useOutOfSight, useValueProperty } from './use-hidden-value.ts';

type Inherited =
  | 'id'
  | 'ref'
  | 'className'
  | 'inputMode'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'autoFocus'
  | 'readOnly'
  | 'form'
  | 'onFocus'
  | 'onBlur'
  | 'aria-describedby';

export interface MaskedFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, Inherited> {
  /** What is shown in place of the value while it is hidden, as `XXXX XXXX 9012`. Not called for an empty value. */
  mask: (value: string) => string;
  /** Of the button, as "Show the Aadhaar number". It stays the same: that the button is pressed says the rest. */
  revealLabel: string;
  /** The value in the clear as it is read best, as in groups of four. As it is by default. */
  format?: ((value: string) => string) | undefined;
  /** From what was typed or pasted to the value; takes spaces away by default. It must take away what `format` adds. */
  clean?: ((typed: string) => string) | undefined;
  /** Controlled, or with `defaultValue` left to itself. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with every edit. */
  onValueChange?: ((value: string) => void) | undefined;
  /** In a form's data: the value in the clear. */
  name?: string | undefined;
}

const asItIs = (value: string) => value;

/**
 * A number that others should not read over the shoulder: PAN, Aadhaar, bank account. In the clear while it is typed or the
 * button is pressed; hidden again once the field is left or the page goes out of sight. The value is never in an attribute.
 */
export function MaskedField(props: MaskedFieldProps) {
  const { label, help, error, optional, mask, revealLabel, format = asItIs, clean = withoutSpaces, ...others } = props;
  const { value, defaultValue = '', onValueChange, name, ref, className, ...input } = others;
  const [own, setOwn] = useState(defaultValue);
  const [shown, setShown] = useState(false);
  const node = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const known = value ?? own;
  const text = known === '' ? '' : shown ? format(known) : mask(known);

  useImperativeHandle(ref, () => node.current as HTMLInputElement);
  useValueProperty(node, text);
  useFormValue(node, name, known, input.form);
  useOutOfSight(shown, () => setShown(false));
  const allSelected = useAllSelected(node);

  const take = (next: string) => {
    setOwn(next);
    if (next !== known) onValueChange?.(next);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const caret = event.target.selectionStart ?? typed.length;
    const { inputType } = event.nativeEvent as InputEvent;
    const all = allSelected();
    // what comes back may be the mask, which is no value
    if (inputType?.startsWith('history')) {
      event.target.value = text;
      return;
    }
    const hidden = !shown && known !== '';
    const next = hidden ? editMasked(known, text, typed, all, clean) : clean(typed);
    const forward = inputType?.startsWith('delete') && inputType.endsWith('Forward');
    const edited = hidden
      ? { text: format(next), caret: format(next).length }
      : editText(typed, caret, { clean, format }, forward);
    event.target.value = edited.text;
    event.target.setSelectionRange(edited.caret, edited.caret);
    setShown(true);
    take(next);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setShown(false);
  };
  const toggle = () => {
    setShown(!shown);
    // where a press gives no focus of itself, nothing would be left later, and the value would stay in sight
    if (document.activeElement !== node.current) button.current?.focus();
  };

  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      id={input.id}
      describedBy={input['aria-describedby']}
      className={className}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that the focus has left input and button
        <div className={styles.row} onBlur={leave}>
          <input
            {...input}
            {...control}
            ref={node}
            type="text"
            dir="ltr"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            className={cx(fieldStyles.control, textStyles.figures, styles.input)}
            onChange={change}
          />
          <IconButton
            ref={button}
            variant="secondary"
            icon={shown ? HideIcon : RevealIcon}
            label={revealLabel}
            aria-pressed={shown}
            aria-controls={control.id}
            onMouseDown={(event) => event.preventDefault()} // the focus stays in the input, whose leaving would hide the value first
            onClick={toggle}
          />
        </div>
      )}
    </Field>
  );
}
