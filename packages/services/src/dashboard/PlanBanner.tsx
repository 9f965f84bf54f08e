import { useApp, useHref } from '@lifedesk/journey';
import { Button, Card, Inline, Link, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as m from '../texts.ts';

/** Browsers without idle callbacks get this delay instead, in milliseconds. */
const PAUSE = 500;

/**
 * Invites people to answer questions about plans, at the end of the page. It loads its code once the page is drawn and
 * idle, and reserves its space until it knows, so that nothing moves. Without an invitation the space goes, while no
 * one sees it.
 */
export function PlanBanner(): ReactElement | null {
  const { sdk } = useApp();
  const plans = useHref()('recommended-plans');
  const [state, setState] = useState<'unknown' | 'shown' | 'hidden' | 'none'>('unknown');
  const place = useRef<HTMLElement>(null);
  const isHere = plans !== undefined;
  useEffect(() => {
    if (!isHere) return;
    const controller = new AbortController();
    const ask = async () => {
      const { isBannerShown } = await import('./plan-banner.ts');
      return isBannerShown(sdk, { signal: controller.signal });
    };
    const settle = (isShown: boolean) => {
      if (controller.signal.aborted) return;
      if (isShown) setState('shown');
      else if (isBelowScreen(place.current)) setState('none');
    };
    // without a response there is no banner: an error message would help no one
    const stop = whenIdle(() => void ask().then(settle, () => settle(false)));
    return () => {
      stop();
      controller.abort();
    };
  }, [sdk, isHere]);
  const hide = async () => {
    setState('hidden');
    const { hideBanner } = await import('./plan-banner.ts');
    await hideBanner(sdk).catch(() => setState('shown'));
  };
  if (plans === undefined || state === 'none') return null;
  if (state === 'hidden') return <p role="status">{m.dashboard_plansHidden()}</p>;
  return (
    <Card ref={place} heading={m.dashboard_plansHeading()} concealed={state === 'unknown'}>
      <Stack gap="4">
        <p>{m.dashboard_plansBody()}</p>
        <Inline gap="3">
          <Link alone href={plans}>
            {m.dashboard_plansOpen()}
          </Link>
          <Button variant="text" size="small" onClick={() => void hide()}>
            {m.dashboard_plansHide()}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The end of the page can change unnoticed while it is below the screen. */
const isBelowScreen = (element: Element | null): boolean =>
  element !== null && element.getBoundingClientRect().top > window.innerHeight;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 5_000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, PAUSE);
  return () => clearTimeout(timer);
}
