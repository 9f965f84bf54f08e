import { inBackground, silent } from '@lifedesk/journey';
import { type CallOptions, type Sdk, submitPlan, viewPlans } from '@lifedesk/sdk';

/**
 * Whether the server wants the banner shown: it is not hidden, no interest is registered, and something may be sold.
 */
export async function isBannerShown(sdk: Sdk, options: CallOptions): Promise<boolean> {
  return (await viewPlans(sdk, {}, { ...silent, ...options })).displayBanner;
}

/** Hides it permanently on every device of the customer. */
export async function hideBanner(sdk: Sdk): Promise<void> {
  await submitPlan(sdk, { action: 'hide-banner' }, undefined, inBackground);
}
