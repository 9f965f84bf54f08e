import type { ComponentProps } from 'react';
import { name } from './LanguageName.css.ts';

export interface LanguageNameProps extends Omit<ComponentProps<'span'>, 'className' | 'lang'> {
  /** The named language, so that a screen reader pronounces the name correctly. */
  lang: string;
}

/** The name of a language in its own script, on a page in another, without fetching a typeface for one word. */
export function LanguageName(props: LanguageNameProps) {
  return <span {...props} className={name} />;
}
