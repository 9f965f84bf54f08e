import { confirmByOtp, enquiryCheck, inBackground, type Message, ruleMessage, ticketRefused } from '@lifedesk/journey';
import { parseIsoDate } from '@lifedesk/rules';
import { freeLookText } from '@lifedesk/rules/texts';
import { type AnswerOf, type LifedeskError, type Schemas, type Sdk, validateFreelookTicket } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { freelookRequest } from './facts.ts';

/** What the server knows about the number of an enquiry. */
export type FoundEnquiry = AnswerOf<'validateFreelookTicket'>;
type Reason = Schemas['ReturnReason'];

export const RETURN_REASONS = [
  'terms-differ',
  'explained-wrongly',
  'too-expensive',
  'not-needed',
  'other-plan',
  'other',
] as const satisfies readonly Reason[];

export const reasonOf = (reason: string): Reason | undefined => RETURN_REASONS.find((one) => one === reason);

type RequestValues = {
  readonly ticket: string;
  /** For the number that was last checked. */
  readonly found: FoundEnquiry | null;
  readonly reason: string;
  readonly details: string;
  readonly isDeclared: boolean;
};

const blank: RequestValues = { ticket: '', found: null, reason: '', details: '', isDeclared: false };

const whyNot = ({ because, lastDay }: FoundEnquiry): Message =>
  ruleMessage((reason, language) => freeLookText(reason, parseIsoDate(lastDay), language), because);

/** Checks the number again: a code is sent for today's refund only. */
async function challenge(sdk: Sdk, { ticket, found }: RequestValues) {
  const latest = await validateFreelookTicket(sdk, { ticket }, inBackground);
  const { otpToken, policy } = latest;
  if (!otpToken || policy?.refund !== found?.policy?.refund) return { changed: { found: latest } };
  return { ...latest, otpToken };
}

export const requestJourney = confirmByOtp({
  id: freelookRequest.id,
  guide: {
    needs: [m.freelookRequest_needsNumber, m.journey_needsOtp, m.freelookRequest_needsAccount],
    next: [m.freelookRequest_nextCheck, m.freelookRequest_nextEnd, m.freelookRequest_nextPaid],
  },
  confirm: { workType: freelookRequest.workType, challenge, action: m.freelookRequest_send },
  blank,
  transient: ['found'],
  steps: [
    enquiryCheck(whyNot),
    {
      id: 'reason',
      name: m.freelookRequest_reasonStep,
      fields: ['reason', 'details'],
      problems: ({ reason, details }) => ({
        reason: reasonOf(reason) ? undefined : m.freelookRequest_reasonMissing,
        details: details.trim() !== '' && details.trim().length < 10 ? m.freelookRequest_detailsShort : undefined,
      }),
    },
  ],
  review: {
    fields: ['isDeclared'],
    problems: ({ isDeclared }) => ({ isDeclared: isDeclared ? undefined : m.freelookRequest_declareMissing }),
  },
  begin: (_context: null, query: URLSearchParams) => ({ ticket: query.get('ticket') ?? '' }),
  refusedAt: { '': 'ticket' },
  refusals(error: LifedeskError) {
    // the reason of a rule, and a wrong code
    if (error.fieldErrors.length > 0) return undefined;
    if (error.code === 'amount-refused') return { ticket: m.freelookRequest_changed };
    if (error.code === 'payout-restricted') return { ticket: m.freelookRequest_restricted };
    return ticketRefused(error);
  },
});
