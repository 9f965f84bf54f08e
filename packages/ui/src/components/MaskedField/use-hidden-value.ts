import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Shows `text` in the input by its property alone. React would write a controlled or default value into the `value` attribute
 * too, where it stays readable for whatever copies the document.
 */
export function useValueProperty(input: RefObject<HTMLInputElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text;
  });
}

/** Puts the value into the form's data while that is collected. A hidden input would hold it in an attribute all the time. */
export function useFormValue(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  value: string,
  formId: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that the input belongs to depends on `formId`
  useEffect(() => {
    const form = input.current?.form;
    if (!form || name === undefined) return;
    const add = (event: FormDataEvent) => event.formData.append(name, value);
    form.addEventListener('formdata', add);
    return () => form.removeEventListener('formdata', add);
  }, [input, name, value, formId]);
}

/** Whether all of the text was selected when the browser began the edit that a `change` reports. */
export function useAllSelected(input: RefObject<HTMLInputElement | null>): () => boolean {
  const all = useRef(true); // without a beginning, the whole value was set
  useEffect(() => {
    const node = input.current;
    if (!node) return;
    const look = () => {
      all.current = node.selectionStart === 0 && node.selectionEnd === node.value.length;
    };
    node.addEventListener('beforeinput', look);
    return () => node.removeEventListener('beforeinput', look);
  }, [input]);
  return () => {
    const answer = all.current;
    all.current = true;
    return answer;
  };
}

/** Calls `leave` when the page goes out of sight: another tab, another app, a locked phone. */
export function useOutOfSight(active: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!active) return;
    const look = () => {
      if (document.hidden) latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [active]);
}
