import type { ComponentProps } from 'react';
import { name } from './LanguageName.css.ts';

export interface LanguageNameProps extends Omit<ComponentProps<'span'>, 'className' | 'lang'> {
  /** The language that is named, so that a screen reader says its name in it. */
  lang: string;
}

/** The name of a language in its own script, on a page in another: fetches no typeface for a word. */
export function LanguageName(props: LanguageNameProps) {
  return <span {...props} className={name} />;
}
