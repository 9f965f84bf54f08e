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

type InputAttribute =
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

export interface MaskedFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, InputAttribute> {
  /**
   * What to show instead of the value while it is hidden, for example `XXXX XXXX 9012`. Not called for an empty value.
   */
  mask: (value: string) => string;
  /** Name of the button, for example "Show the Aadhaar number". It stays the same: the pressed state says the rest. */
  revealLabel: string;
  /** The visible value in its most readable form, such as in groups of four. Unchanged by default. */
  format?: ((value: string) => string) | undefined;
  /** Converts typed or pasted text to the value; removes spaces by default. It must remove whatever `format` adds. */
  clean?: ((typed: string) => string) | undefined;
  /** Controlled, or uncontrolled with `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called on every edit. */
  onValueChange?: ((value: string) => void) | undefined;
  /** In form data: the unmasked value. */
  name?: string | undefined;
}

const asItIs = (value: string) => value;

/**
 * A number that others should not read over the shoulder: PAN, Aadhaar, bank account. Visible while typing or while the
 * button is pressed; hidden again when the field loses focus or the page is hidden. The value is never in an attribute.
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
    // this may return the mask, which is not a value
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
    // if a press does not give focus by itself, nothing would lose it later, and the value would stay visible
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that focus has left input and button
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
            onMouseDown={(event) => event.preventDefault()} // focus stays in the input: leaving it would hide the value first
            onClick={toggle}
          />
        </div>
      )}
    </Field>
  );
}
