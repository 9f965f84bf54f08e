import { type AnswerOf, expireNow, isLifedeskError, type Sdk } from '@lifedesk/sdk';
import { createContext, use, useState } from 'react';
import type { Locale, Texts } from './texts.ts';

/** The customer at the desk. */
export type Customer = AnswerOf<'validateOtp'>;
export type Policy = Customer['policiesData'][number];

/** What the desk shows of an insurer's file (`brands/`). */
export interface Brand {
  readonly insurer: Readonly<Record<Locale, string>>;
  readonly mark: string | { readonly src: string };
}

export const DeskContext = createContext<(Texts & { readonly sdk: Sdk }) | undefined>(undefined);

export function useDesk() {
  const desk = use(DeskContext);
  if (!desk) throw new Error('there is no desk around this');
  return desk;
}

/** Buttons and parts of the page say themselves that a call is under way, and that it failed. */
export const inPlace = { background: true, silent: true } as const;

/** A failure that can be shown. A session that the server has ended ends here too. */
export function failed(sdk: Sdk, error: unknown) {
  if (!isLifedeskError(error)) throw error;
  if (error.next === 'login' || error.next === 'reset-session') void expireNow(sdk);
  return error;
}

/** Does one thing at a time that a button asks for. The last failure stays until something has gone well. */
export function useAttempt() {
  const { sdk } = useDesk();
  const [state, setState] = useState<{ busy?: string; error?: ReturnType<typeof failed> }>({});
  const attempt = async (busy: string, work: () => Promise<void>) => {
    if (state.busy !== undefined) return;
    setState({ ...state, busy });
    const error = await work().catch((thrown: unknown) => failed(sdk, thrown));
    setState(error ? { error } : {});
  };
  return { ...state, attempt };
}
