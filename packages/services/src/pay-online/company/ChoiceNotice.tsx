import { translateAtom } from '@lifedesk/journey';
import { Notice } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { NotPayable } from './NotPayable.tsx';
import type { Outcome } from './use-choice.ts';

/** The result of the last search or choice; announced when it changes. */
export function ChoiceNotice({ notice }: { readonly notice: Outcome | undefined }): ReactElement {
  const translate = useAtomValue(translateAtom);
  return (
    <div aria-live="polite">
      {notice &&
        ('text' in notice ? <Notice>{translate(notice.text)}</Notice> : <NotPayable due={notice.notPayable} />)}
    </div>
  );
}
