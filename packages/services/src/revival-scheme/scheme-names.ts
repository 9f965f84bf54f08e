import { formatRupees } from '@lifedesk/rules';
import type { RadioOption } from '@lifedesk/ui';
import * as m from '../texts.ts';
import type { Quote, Scheme } from './cost.ts';

/** A scheme to choose: what it costs, and what it means. */
export function schemeOption({ scheme, total }: Quote): RadioOption {
  const amount = formatRupees(total);
  return scheme === 'all-dues'
    ? { value: scheme, label: m.revivalScheme_allDues({ amount }), help: m.revivalScheme_allDuesMeans() }
    : { value: scheme, label: m.revivalScheme_newStart({ amount }), help: m.revivalScheme_newStartMeans() };
}

export const schemeName = (scheme: Scheme | ''): string =>
  scheme === 'new-start' ? m.revivalScheme_newStartShort() : m.revivalScheme_allDuesShort();
