import * as m from '@lifedesk/journey/messages';
import { Button, type ButtonProps } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useHref } from './use-links.ts';

/** The button to the dashboard, for people who have one. */
export function ToDashboard({ variant }: Pick<ButtonProps, 'variant'>): ReactElement | null {
  const href = useHref()('dashboard');
  if (href === undefined) return null;
  return (
    <Button variant={variant} href={href}>
      {m.app_toDashboard()}
    </Button>
  );
}
