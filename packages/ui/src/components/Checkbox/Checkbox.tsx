import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import * as choice from '../Field/choice.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'disabled'> {
  /** What the person agrees to or chooses. Use a whole sentence for a declaration. */
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

/** Yes or no, or any of several. Controlled (`checked`, `onChange`) or uncontrolled (`defaultChecked`). */
export function Checkbox({ label, help, error, className, ...input }: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? generated;
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = cx(error !== undefined && errorId, input['aria-describedby'], help !== undefined && helpId);
  return (
    <div className={className} data-state={error === undefined ? 'valid' : 'invalid'}>
      <div className={choice.choice}>
        <input
          {...input}
          id={id}
          type="checkbox"
          // pressing the help counts too, but it is a description: as part of the name it would be read twice
          aria-labelledby={labelId}
          className={choice.box}
          aria-describedby={described || undefined}
          aria-invalid={error === undefined ? undefined : true}
        />
        <label htmlFor={id} className={choice.words}>
          <span id={labelId}>
            <Spoken>{label}</Spoken>
          </span>
          {help !== undefined && (
            <span id={helpId} className={choice.hint}>
              <Spoken>{help}</Spoken>
            </span>
          )}
        </label>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
