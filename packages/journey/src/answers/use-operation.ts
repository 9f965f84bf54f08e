import type { CallOptions, Sdk } from '@lifedesk/sdk';
import { useCallback } from 'react';
import { useApp } from '../provider/app.ts';
import { type AnswerOptions, type LoadedAnswer, silent, useAnswer } from './use-answer.ts';

/** An operation of the SDK, or a function with the same arguments that combines several. */
export type Operation<Body, Answer> = (sdk: Sdk, body: Body, options: CallOptions) => Promise<Answer>;

/**
 * The call of an operation for `LoadJourney` and `useAnswer`. It stays the same function until the operation or the contents of the body
 * change.
 */
export function useCall<Body, Answer>(
  operation: Operation<Body, Answer>,
  body: Body,
): (signal: AbortSignal) => Promise<Answer> {
  const { sdk } = useApp();
  const contents = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the body is compared by its contents
  return useCallback((signal) => operation(sdk, body, { ...silent, signal }), [sdk, operation, contents]);
}

/**
 * Loads what a part of a screen shows with an operation, when the part opens and whenever the contents of the body
 * change; see `useAnswer`. Leaving the screen cancels the call.
 * @param operation the same function on each render, not one written inside the component
 */
export function useOperation<Body, Answer>(
  operation: Operation<Body, Answer>,
  body: Body,
  options?: AnswerOptions<Answer>,
): LoadedAnswer<Answer> {
  return useAnswer(useCall(operation, body), options);
}
