import type { MaintenanceState } from '@lifedesk/rules';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { usePortal } from '../portal.ts';
import { type Maintenance, maintenanceAtom } from './closure.ts';

export type Closure = MaintenanceState & { readonly state: 'closed' };

/**
 * The closure when a person opens a service; undefined if it is open. A service that closes while it is open stays on
 * the screen with its answers, below a notice that says what happens.
 */
export function useClosure(path: string): Closure | undefined {
  const maintenance = useAtomValue(maintenanceAtom);
  const { now } = usePortal();
  const met = useRef<{ path: string; by: Maintenance | undefined; closure: Closure | undefined }>(undefined);
  // a reloaded schedule never closes an open service, but opens a closed one
  const isOver = met.current?.closure !== undefined && met.current.by !== maintenance;
  if (met.current?.path !== path || met.current.by === undefined || isOver) {
    const state = maintenance?.stateOf(path, now());
    met.current = { path, by: maintenance, closure: state?.state === 'closed' ? state : undefined };
  }
  return met.current.closure;
}
