import type { Sdk } from '@lifedesk/sdk';
import type { ComponentType, ReactElement } from 'react';
import type { Journey, Values } from '../engine/define-journey.ts';
import type { SentRequest } from '../engine/drafts.ts';
import { JourneyScreen } from '../engine/JourneyScreen.tsx';
import type { Sending } from '../engine/journey-state.ts';
import type { Locale } from '../locale/locale.ts';
import { useLocale } from '../locale/locale-atom.ts';
import { useApp } from '../provider/app.ts';
import type { Links } from '../provider/links.ts';
import { useHref } from '../provider/use-links.ts';
import { Acknowledgement, type AcknowledgementProps } from '../steps/acknowledgement/Acknowledgement.tsx';

/** What the last page can use to say what was requested. */
interface DonePage<Context> {
  readonly context: Context;
  readonly language: Locale;
  readonly href: Links['href'];
}

/** A request as facts: its journey, the screens of the steps, how it is sent, and what its last page says. */
export interface RequestFacts<V extends Values, Context, Id extends string> {
  readonly journey: Journey<V, Context, Id>;
  readonly screens: Readonly<Record<NoInfer<Id>, ComponentType>>;
  /** Sends the request. @throws LifedeskError */
  readonly send: (
    values: NoInfer<V>,
    sending: Sending,
    use: { readonly sdk: Sdk; readonly context: NoInfer<Context> },
  ) => Promise<SentRequest>;
  /** What the acknowledgement says. */
  readonly done: (sent: SentRequest, page: DonePage<NoInfer<Context>>) => AcknowledgementText;
}

/** `sent` only if the page must not show all of it. */
type AcknowledgementText = Omit<AcknowledgementProps, 'sent'> & Partial<Pick<AcknowledgementProps, 'sent'>>;

/** The screen of a request whose data the page already has: the steps, then the acknowledgement. */
export const requestScreen =
  <V extends Values, Context, Id extends string>(
    facts: RequestFacts<V, Context, Id>,
  ): ((props: { readonly context: Context }) => ReactElement) =>
  ({ context }) => <Request facts={facts} context={context} />;

interface RequestProps<V extends Values, Context, Id extends string> {
  readonly facts: RequestFacts<V, Context, Id>;
  readonly context: Context;
}

export function Request<V extends Values, Context, Id extends string>({
  facts: { journey, screens, send, done },
  context,
}: RequestProps<V, Context, Id>): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const href = useHref();
  return (
    <JourneyScreen
      journey={journey}
      context={context}
      screens={screens}
      send={(values, sending) => send(values, sending, { sdk, context })}
      done={(sent) => <Acknowledgement sent={sent} {...done(sent, { context, language, href })} />}
    />
  );
}
