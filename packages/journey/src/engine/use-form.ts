import * as m from '@lifedesk/journey/messages';
import type { ErrorSummaryProps } from '@lifedesk/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { endToastsAtom } from '../answers/toasts-atom.ts';
import { translateAtom } from '../locale/error-text.ts';
import type { Problems, Values } from './define-journey.ts';
import { type FieldProps, fieldPropsOf } from './field-props.ts';

interface FormOptions<V extends Values> {
  /** The fields before anyone fills them in. */
  readonly blank: V;
  /** What is missing or wrong, in the order of the fields. */
  readonly problems: (values: V) => Problems<V>;
  /** The id of a field's control. */
  readonly idOf: (field: string) => string;
  /** Called when the person changes a field: an answer about the earlier values is no longer wanted. */
  readonly onChange?: (change: Partial<NoInfer<V>>) => void;
  /** Dates: their first input takes the focus. */
  readonly dates?: readonly (keyof NoInfer<V> & string)[];
}

/** A form on a page of its own: fields, problems, and one button. */
export interface FormState<V extends Values> extends FieldProps<V> {
  readonly values: V;
  /** Fills fields in; what was wrong with them no longer counts. */
  readonly set: (change: Partial<V>) => void;
  /** It is being sent. */
  readonly busy: boolean;
  /** What is wrong, above the fields. */
  readonly summary: Pick<ErrorSummaryProps, 'title' | 'problems' | 'attempt'>;
  /** Shows what is wrong at the fields and above them. */
  readonly show: (problems: Problems<V>) => void;
  /**
   * The handler for the form's `onSubmit`: checks the fields, and sends them once. A rejected promise is not handled
   * here.
   */
  readonly submit: (send: (values: V) => Promise<void>) => (event: FormEvent) => Promise<void>;
}

/** The fields of a form without steps and without a draft. A journey has `useStep` and `FormStep` instead. */
export function useForm<V extends Values>({
  blank,
  problems: check,
  idOf,
  onChange,
  dates = [],
}: FormOptions<V>): FormState<V> {
  const translate = useAtomValue(translateAtom);
  const endToasts = useSetAtom(endToastsAtom);
  const [values, setValues] = useState(blank);
  const [problems, setProblems] = useState<Problems<V>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<V>) => {
    setValues((before) => ({ ...before, ...change }));
    setProblems((before) => ({ ...before, ...blankOf(change) }));
    onChange?.(change);
  };
  const show = (found: Problems<V>) => {
    setProblems(found);
    setAttempt((before) => before + 1);
  };
  const errorOf = (field: keyof V & string) => {
    const problem = problems[field];
    return problem && translate(problem);
  };
  const submit = (send: (values: V) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(values);
    show(found);
    if (Object.values(found).some((problem) => problem !== undefined)) return;
    setBusy(true);
    // toasts about the last attempt do not apply to this one
    endToasts();
    try {
      await send(values);
    } finally {
      setBusy(false);
    }
  };
  const listed = Object.entries(problems).flatMap(([field, problem]) =>
    problem
      ? [{ fieldId: dates.includes(field) ? `${idOf(field)}-day` : idOf(field), message: translate(problem) }]
      : [],
  );
  return {
    ...fieldPropsOf<V>({ values, set, errorOf, idOf }),
    values,
    set,
    busy,
    show,
    submit,
    summary: { title: m.journey_problems(), problems: listed, attempt },
  };
}

/** No problem for any of the changed fields. */
const blankOf = <V extends Values>(change: Partial<V>): Problems<V> =>
  Object.fromEntries(Object.keys(change).map((field) => [field, undefined])) as Problems<V>;
