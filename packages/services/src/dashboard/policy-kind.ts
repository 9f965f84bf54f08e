import { type PolicyKind, policyKinds } from '@lifedesk/ui';
import type { PolicyView } from './policy-view.ts';

/** The kind of a policy for its face; undefined until it is known, and for kinds of a newer server. */
export const kindOf = ({ more }: PolicyView): PolicyKind | undefined => policyKinds.find((kind) => kind === more?.kind);
