import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type ComponentProps, useId, useLayoutEffect, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckIcon, CloseIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Combobox.css.ts';
import { type ComboboxOption, type Search, type SearchState, useSearch } from './use-search.ts';

export interface ComboboxTexts {
  /** Names the list, for example "Branches found". */
  list: string;
  searching: string;
  /** For example "No branch matches. Check the spelling, or type the IFSC." */
  nothing: string;
  /** The search failed, and what to do. */
  failed: string;
  /** Below a truncated list, for example "392 more. Type on to narrow it down." */
  more: (count: number) => string;
  /** Announced when the list changes, for example "20 branches. 392 more." */
  found: (shown: number, more: number) => string;
  /** Names the button that clears the field. */
  clear: string;
}

type InputAttribute =
  | 'name'
  | 'form'
  | 'onBlur'
  | 'onFocus'
  | 'ref'
  | 'autoFocus'
  | 'placeholder'
  | 'inputMode'
  | 'aria-describedby';

export interface ComboboxProps<Option extends ComboboxOption>
  extends FieldTexts,
    Pick<ComponentProps<'input'>, InputAttribute> {
  /** Finds the options. The field shows all of them, so return few. */
  search: Search<Option>;
  texts: ComboboxTexts;
  /** Letters before it searches, 1 by default. */
  least?: number | undefined;
  /** Milliseconds after the last key before it searches: 0 for local data, about 200 for a server. */
  wait?: number | undefined;
  /** The chosen option, or null. Controlled, or uncontrolled with `defaultValue`. */
  value?: Option | null | undefined;
  defaultValue?: Option | null | undefined;
  /** Called with the chosen option, and with null as soon as the text no longer matches it. */
  onValueChange?: ((option: Option | null) => void) | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Leaving the field chooses nothing, Escape only closes the list, and pressing the field does not close it. */
function reduce<Option>(state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) {
  const { selectedItem, inputValue } = state;
  if (type === InputBlur || type === InputKeyDownEscape)
    return { ...changes, isOpen: false, highlightedIndex: -1, selectedItem, inputValue };
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputChange) return { ...changes, highlightedIndex: -1 };
  return changes;
}

/**
 * One of very many, found by typing: the WAI-ARIA combobox with a list. The list directly follows the field, so that a
 * VoiceOver swipe reaches it. In form data, `name` has the option's value.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, help, error, optional, search, texts, least = 1, wait = 0, value, ...others } = props;
  const { defaultValue = null, onValueChange, id, className, name, ref, ...input } = others;
  const generated = useId();
  const inputId = id ?? generated;
  const [own, setOwn] = useState(value === undefined ? defaultValue : value);
  const chosen = value === undefined ? own : value;
  const [text, setText] = useState(chosen?.label ?? '');
  const { found, ask } = useSearch({ search, least, wait });
  if (chosen?.value !== own?.value) {
    // the caller chose another option, or none
    setOwn(chosen);
    setText(chosen?.label ?? '');
  }

  const choose = (option: Option | null, shown: string) => {
    setText(shown);
    if (option?.value === chosen?.value) return;
    setOwn(option);
    onValueChange?.(option);
  };
  const type = (next: string) => {
    choose(null, next);
    ask(next);
  };
  const combo = useCombobox<Option>({
    inputId,
    items: found.options as Option[],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    inputValue: text,
    selectedItem: chosen,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem, selectedItem.label),
    // opened by key or press with the current text; typing triggers its own search
    onIsOpenChange: ({ isOpen, type: how }) => isOpen && how !== InputChange && found.state === 'idle' && ask(text),
  });
  const { setHighlightedIndex } = combo;
  // before the new options are shown: a later effect would undo the first arrow key on a slow phone
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options, none of them highlighted yet
  useLayoutEffect(() => setHighlightedIndex(-1), [found.options, setHighlightedIndex]);

  const open = combo.isOpen && found.state !== 'idle';
  const { 'aria-labelledby': _labelled, ...comboProps } = combo.getInputProps({
    ...input,
    ...(ref && { ref }),
    onChange: (event) => type(event.currentTarget.value),
  });
  comboProps['aria-expanded'] = open; // an empty list before the first letter is not open

  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      id={inputId}
      describedBy={input['aria-describedby']}
      className={className}
    >
      {(control) => (
        <div className={styles.frame}>
          <input
            type="text"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            {...comboProps}
            {...control}
            className={cx(fieldStyles.control, styles.input)}
          />
          {text !== '' && (
            <IconButton
              icon={CloseIcon}
              label={texts.clear}
              className={styles.clear}
              onClick={() => {
                type('');
                document.getElementById(inputId)?.focus();
              }}
            />
          )}
          {name !== undefined && <input type="hidden" name={name} value={chosen?.value ?? ''} form={input.form} />}
          <div className={styles.popup} hidden={!open}>
            <ul
              {...combo.getMenuProps({ 'aria-label': texts.list })}
              className={styles.list}
              hidden={found.options.length === 0}
            >
              {open &&
                found.options.map((option, index) => (
                  <li
                    key={option.value}
                    {...combo.getItemProps({ item: option, index })}
                    className={styles.option}
                    data-highlighted={index === combo.highlightedIndex}
                  >
                    <span className={styles.words}>
                      <span className={styles.label}>
                        <Spoken>{option.label}</Spoken>
                      </span>
                      {option.detail !== undefined && (
                        <span className={styles.detail}>
                          <Spoken>{option.detail}</Spoken>
                        </span>
                      )}
                    </span>
                    {option.value === chosen?.value && <CheckIcon className={styles.check} />}
                  </li>
                ))}
            </ul>
            <Below found={found} texts={texts} />
          </div>
          {/* without a role, which would be read even while it is empty */}
          <VisuallyHidden aria-live="polite">{open ? announcementOf(found, texts) : ''}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** Shown below the options, or instead of them. */
function Below({ found, texts }: { found: SearchState<ComboboxOption>; texts: ComboboxTexts }) {
  const { options, more = 0 } = found;
  if (options.length > 0 && more === 0) return null;
  return (
    <p className={styles.below} aria-hidden="true">
      {options.length > 0 ? texts.more(more) : announcementOf(found, texts)}
    </p>
  );
}

function announcementOf({ state, options, more = 0 }: SearchState<ComboboxOption>, texts: ComboboxTexts): string {
  if (state === 'idle') return '';
  if (state === 'searching') return texts.searching;
  if (state === 'failed') return texts.failed;
  return options.length === 0 ? texts.nothing : texts.found(options.length, more);
}
