import * as m from '@lifedesk/journey/messages';
import { TextArea, type TextAreaProps } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { longestText } from './free-text.ts';

type FreeTextFieldProps = Omit<TextAreaProps, 'help' | 'maxLength'>;

/** Asks for a text in the person's own words, and says how long it may be. */
export function FreeTextField(props: FreeTextFieldProps): ReactElement {
  return <TextArea {...props} help={m.request_textHelp()} maxLength={longestText} />;
}
