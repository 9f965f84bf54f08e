import { silent, useApp } from '@lifedesk/journey';
import { type AnswerOf, checkDocument, isLifedeskError } from '@lifedesk/sdk';
import { useEffect, useState } from 'react';

/**
 * The present state of a document, if there is a network. `refused`: its key was withdrawn after the keys were stored.
 */
export type DocumentStatus = 'asking' | 'unknown' | 'refused' | AnswerOf<'checkDocument'>;

/** Asks the insurer whether the document is still valid. */
export function useDocumentStatus(code: string): DocumentStatus {
  const { sdk } = useApp();
  const [standing, setStanding] = useState<DocumentStatus>('asking');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setStanding('asking');
    checkDocument(sdk, { code }, { ...silent, signal }).then(
      (answer) => setStanding(answer),
      (error: unknown) => {
        if (signal.aborted) return;
        const isRefused = isLifedeskError(error) && error.fieldErrors.some(({ pointer }) => pointer === '/code');
        setStanding(isRefused ? 'refused' : 'unknown');
      },
    );
    return () => controller.abort();
  }, [sdk, code]);
  return standing;
}
