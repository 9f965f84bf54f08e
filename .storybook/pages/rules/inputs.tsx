import { Checkbox, Columns, SelectField, TextField } from '@lifedesk/ui';
import { useState } from 'react';
import type { Input, RuleEntry } from './entry.ts';
import { labelOf } from './label-of.ts';

interface InputFieldProps {
  readonly name: string;
  readonly input: Input<unknown>;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

/** One of a rule's inputs, in the component that a screen would use for it. */
function InputField({ name, input, value, onValue }: InputFieldProps) {
  const label = labelOf(name);
  switch (input.kind) {
    case 'flag':
      return <Checkbox label={label} checked={value === true} onChange={(event) => onValue(event.target.checked)} />;
    case 'choice':
      return (
        <SelectField
          label={label}
          options={(input.options ?? []).map((option) => ({ value: option, label: option }))}
          value={String(value)}
          onChange={(event) => onValue(event.target.value)}
        />
      );
    case 'date':
      return (
        <TextField
          type="date"
          label={label}
          value={String(value ?? '')}
          onChange={(event) => onValue(event.target.value || null)}
        />
      );
    case 'number':
      return (
        <TextField
          type="number"
          step="any"
          label={label}
          value={Number.isNaN(value) ? '' : Number(value)}
          onChange={(event) => onValue(event.target.valueAsNumber)}
        />
      );
    case 'json':
      return <JsonField label={label} initial={value} onValue={onValue} />;
    default:
      return <TextField label={label} value={String(value)} onChange={(event) => onValue(event.target.value)} />;
  }
}

interface JsonFieldProps {
  readonly label: string;
  readonly initial: unknown;
  readonly onValue: (value: unknown) => void;
}

/** A list or an object. Invalid JSON keeps the last value. */
function JsonField({ label, initial, onValue }: JsonFieldProps) {
  const [written, setWritten] = useState(JSON.stringify(initial));
  const [wrong, setWrong] = useState(false);
  const change = (text: string) => {
    setWritten(text);
    try {
      onValue(JSON.parse(text));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <TextField
      label={label}
      help="As JSON"
      value={written}
      error={wrong ? 'Enter valid JSON. Until then the last valid value applies.' : undefined}
      onChange={(event) => change(event.target.value)}
    />
  );
}

interface InputsProps {
  readonly entry: RuleEntry;
  readonly given: Readonly<Record<string, unknown>>;
  readonly onGiven: (given: Readonly<Record<string, unknown>>) => void;
}

/** All of a rule's inputs. */
export function Inputs({ entry, given, onGiven }: InputsProps) {
  return (
    <Columns split="cards">
      {Object.entries(entry.inputs).map(([name, input]) => (
        <InputField
          key={name}
          name={name}
          input={input}
          value={given[name]}
          onValue={(value) => onGiven({ ...given, [name]: value })}
        />
      ))}
    </Columns>
  );
}
