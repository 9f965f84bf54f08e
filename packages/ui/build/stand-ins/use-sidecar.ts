// The scroll lock can load its second half later, through a medium. We bundle it whole, so the half is simply included
// where it is used.
import type { ComponentType } from 'react';

export const createSidecarMedium = (): undefined => undefined;

export const exportSidecar = <Props>(_medium: undefined, half: ComponentType<Props>): ComponentType<Props> => half;
