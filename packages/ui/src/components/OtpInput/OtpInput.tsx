import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { type AnnouncedError, Field } from '../Field/Field.tsx';
import { codeIn, digitsOf } from './digits-of.ts';
import * as styles from './OtpInput.css.ts';

type InputAttribute = 'name' | 'id' | 'ref' | 'autoFocus' | 'onBlur' | 'onFocus' | 'aria-describedby';

export interface OtpInputProps extends AnnouncedError, Pick<ComponentProps<'input'>, InputAttribute> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** How many digits the code has; 6 by default. */
  digits?: number | undefined;
  /** Controlled, or uncontrolled with `defaultValue`. Always Latin digits. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the last digit is entered. Do not send the code then: the person presses the button. */
  onComplete?: ((value: string) => void) | undefined;
}

/**
 * A one-time code: one input that looks like cells. Screen readers find one field, pasting any text that contains the
 * code works, and the phone offers the code from the message.
 */
export function OtpInput(props: OtpInputProps) {
  const { label, help, error, errorAttempt, digits = 6, value, defaultValue = '', onValueChange, ...others } = props;
  const { onComplete, ...input } = others;
  const [own, setOwn] = useState(defaultValue);
  const code = digitsOf(value ?? own, digits);

  const take = (next: string) => {
    if (next === code) return;
    setOwn(next);
    onValueChange?.(next);
    if (next.length === digits) onComplete?.(next);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => take(digitsOf(event.target.value, digits));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault(); // a whole code replaces the present digits, and the rest of a message is left out
    const pasted = codeIn(event.clipboardData.getData('text'), digits);
    take(pasted.length === digits ? pasted : digitsOf(code + pasted, digits));
  };
  const toEnd = (target: HTMLInputElement) => target.setSelectionRange(target.value.length, target.value.length);

  return (
    <Field
      label={label}
      help={help}
      error={error}
      errorAttempt={errorAttempt}
      id={input.id}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <div className={styles.frame} data-state={error === undefined ? 'valid' : 'invalid'}>
          <input
            {...input}
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            value={code}
            onChange={change}
            onPaste={paste}
            // digits are added and removed only at the end, as the cells show
            onSelect={(event) => toEnd(event.currentTarget)}
          />
          <div aria-hidden="true" className={styles.cells}>
            {Array.from({ length: digits }, (_, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
                key={at}
                className={styles.cell}
                data-active={at === Math.min(code.length, digits - 1)}
              >
                {code[at]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
