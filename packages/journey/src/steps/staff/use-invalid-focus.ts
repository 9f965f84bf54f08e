import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first invalid field of a form, so that its error is seen and heard.
 * @param attempt changes each time the form is refused; nothing happens at first
 */
export function useInvalidFocus(attempt: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
