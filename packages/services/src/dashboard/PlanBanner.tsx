import { useApp, useHref } from '@lifedesk/journey';
import { Button, Card, Inline, Link, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';

/** Browsers without idle times get this pause instead, in milliseconds. */
const PAUSE = 500;

/**
 * Invites to the questions about plans, at the end of the page. It asks once the page is drawn and idle, with code that loads
 * then, and keeps its place free until it knows, so that nothing moves.
 */
export function PlanBanner(): ReactElement | null {
  const { sdk } = useApp();
  const plans = useHref()('recommended-plans');
  const [state, setState] = useState<'unknown' | 'shown' | 'hidden'>('unknown');
  const isHere = plans !== undefined;
  useEffect(() => {
    if (!isHere) return;
    const controller = new AbortController();
    const ask = async () => {
      const { isBannerShown } = await import('./plan-banner.ts');
      if (await isBannerShown(sdk, controller.signal)) setState('shown');
    };
    // without an answer there is no banner: it is of no use to complain about that
    const stop = whenIdle(() => void ask().catch(() => {}));
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
  if (plans === undefined) return null;
  if (state === 'hidden') return <p role="status">{m.dashboard_plansHidden()}</p>;
  return (
    <Card heading={m.dashboard_plansHeading()} concealed={state === 'unknown'}>
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

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 5_000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, PAUSE);
  return () => clearTimeout(timer);
}
