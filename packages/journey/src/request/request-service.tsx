import type { ReactElement } from 'react';
import { type Operation, useCall } from '../answers/use-operation.ts';
import type { Values } from '../engine/define-journey.ts';
import type { Locale } from '../locale/locale.ts';
import { useLocale } from '../locale/locale-atom.ts';
import { LoadJourney } from '../steps/choose-policy/LoadJourney.tsx';
import type { NothingToChoose } from '../steps/choose-policy/nothing-to-choose.ts';
import { Request, type RequestFacts } from './request-screen.tsx';

/** A service that sends one request, as facts. */
export interface RequestServiceFacts<V extends Values, Context, Id extends string, Body>
  extends RequestFacts<V, Context, Id> {
  /** The heading of the first step, shown while the data loads. */
  readonly heading: () => string;
  /** The name of the service, the heading if there is nothing to do; by default that of the first step. */
  readonly name?: () => string;
  /** Loads the initial data, with an operation of the SDK or a function like one. */
  readonly load: Operation<Body, Context>;
  /** Why there is nothing to do; undefined if there is something. */
  readonly none?: (context: NoInfer<Context>, language: Locale) => NothingToChoose | undefined;
  /** What surrounds the steps and the acknowledgement, such as the policies that cannot be chosen. */
  readonly around?: (steps: ReactElement, context: NoInfer<Context>) => ReactElement;
}

/**
 * The screen of a service that sends one request: it loads the data, says if there is nothing to do, and otherwise runs
 * the journey, sends the request and acknowledges it. Its props are the body of `load`. A service that differs is built
 * from the same parts: `LoadJourney`, `JourneyScreen` and `Acknowledgement`.
 */
export const requestService =
  <V extends Values, Context, Id extends string, Body>(
    facts: RequestServiceFacts<V, Context, Id, Body>,
  ): ((body: NonNullable<Body>) => ReactElement) =>
  (body) => <Service facts={facts} body={body} />;

interface ServiceProps<V extends Values, Context, Id extends string, Body> {
  readonly facts: RequestServiceFacts<V, Context, Id, Body>;
  readonly body: Body;
}

function Service<V extends Values, Context, Id extends string, Body>({
  facts,
  body,
}: ServiceProps<V, Context, Id, Body>): ReactElement {
  const { heading, name = heading, load, none, around = (steps) => steps } = facts;
  const language = useLocale();
  const ask = useCall(load, body);
  return (
    <LoadJourney heading={heading()} name={name()} ask={ask} nothing={(context) => none?.(context, language)}>
      {(context) => around(<Request facts={facts} context={context} />, context)}
    </LoadJourney>
  );
}
