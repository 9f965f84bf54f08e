import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Shows `text` in the input only through its property. React would also write a controlled or default value into the
 * `value` attribute, where anything that copies the document could read it.
 */
export function useValueProperty(input: RefObject<HTMLInputElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text;
  });
}

/**
 * Adds the value to the form data while that is being collected. A hidden input would keep it in an attribute all the
 * time.
 */
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

/** Whether all of the text was selected when the browser started the edit that a `change` reports. */
export function useAllSelected(input: RefObject<HTMLInputElement | null>): () => boolean {
  const all = useRef(true); // without a start event, the whole value was set
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

/** Calls `leave` when the page is hidden: another tab, another app, a locked phone. */
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
