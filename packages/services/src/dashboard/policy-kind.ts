import { type PolicyKind, policyKinds } from '@lifedesk/ui';
import type { PolicyView } from './policy-view.ts';

/** The face of a policy; undefined before its kind is known, and for one that a newer server has. */
export const kindOf = ({ more }: PolicyView): PolicyKind | undefined => policyKinds.find((kind) => kind === more?.kind);
