import { silent, useApp } from '@lifedesk/journey';
import { type AnswerOf, checkDocument, isLifedeskError } from '@lifedesk/sdk';
import { useEffect, useState } from 'react';

/** What the books say of a document: asked where there is a network. `refused`: its key has been withdrawn since the keys were kept. */
export type Standing = 'asking' | 'unknown' | 'refused' | AnswerOf<'checkDocument'>;

/** Asks the insurer whether what a document says is still so. */
export function useStanding(code: string): Standing {
  const { sdk } = useApp();
  const [standing, setStanding] = useState<Standing>('asking');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setStanding('asking');
    checkDocument(sdk, { code }, { ...silent, signal }).then(
      (answer) => setStanding(answer),
      (error: unknown) => {
        if (signal.aborted) return;
        const isRefused = isLifedeskError(error) && error.code === 'validation';
        setStanding(isRefused ? 'refused' : 'unknown');
      },
    );
    return () => controller.abort();
  }, [sdk, code]);
  return standing;
}
