import { confirmByOtp, inBackground } from '@lifedesk/journey';
import { type LifedeskError, type Schemas, unclaimedAmount } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { unclaimedAmount as facts } from './facts.ts';

export type ClaimContext = Schemas['UnclaimedAmounts'];

export const claimJourney = confirmByOtp({
  id: facts.id,
  guide: {
    needs: [m.journey_needsOtp, m.unclaimedAmount_needsAccount],
    next: [m.unclaimedAmount_nextOtp, m.unclaimedAmount_nextPaid],
  },
  confirm: {
    workType: facts.workType,
    // requested now: an earlier challenge may have expired
    async challenge(sdk) {
      const answer = await unclaimedAmount(sdk, {}, inBackground);
      return answer && 'otpToken' in answer ? answer : undefined;
    },
    action: m.unclaimedAmount_send,
  },
  review: { fields: ['reference'] },
  blank: { reference: '' },
  // the address names it each time
  transient: ['reference'],
  steps: [],
  begin: (_context: ClaimContext, query: URLSearchParams) => ({ reference: query.get('id') ?? '' }),
  refusedAt: { '': 'reference' },
  refusals: ({ code }: LifedeskError) => (code === 'not-found' ? { reference: m.journey_changed } : undefined),
});
