// The scroll lock can fetch its second half later, through a medium that hands it over. Ours comes whole, so there is nothing
// to hand over: the half is included where it is used.
import type { ComponentType } from 'react';

export const createSidecarMedium = (): undefined => undefined;

export const exportSidecar = <Props>(_medium: undefined, half: ComponentType<Props>): ComponentType<Props> => half;
