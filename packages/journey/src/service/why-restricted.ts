import * as m from '@lifedesk/journey/messages';
import type { RestrictedAction } from '@lifedesk/rules';
import { isRestrictionReason, restrictionText } from '@lifedesk/rules/texts';
import { type MenuCustomer, whyNoPolicy } from './menu-entry.ts';

/** Why none of the policies can be acted on: the restriction of each; undefined if one has none. */
export function whyRestricted(
  { policies, language }: Pick<MenuCustomer, 'policies' | 'language'>,
  action: RestrictedAction,
): string | undefined {
  return whyNoPolicy({ policies }, ({ restrictions = [] }) => {
    const found = restrictions.find((restriction) => restriction.action === action);
    const why = () =>
      found && isRestrictionReason(found.because) ? restrictionText(found.because, language) : m.restricted_call();
    return { possible: found === undefined, why };
  });
}
