import { confirmByOtp, enquiryCheck, inBackground, type Message, ruleMessage, ticketRefused } from '@lifedesk/journey';
import { isSurrenderReason, surrenderText } from '@lifedesk/rules/texts';
import { type AnswerOf, type LifedeskError, type Sdk, validateSurrenderTicket } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { surrenderRequest } from './facts.ts';

/** What the server knows about the number of an enquiry. */
export type FoundEnquiry = AnswerOf<'validateSurrenderTicket'>;

type RequestValues = {
  readonly ticket: string;
  /** For the number that was last checked. */
  readonly found: FoundEnquiry | null;
  readonly isDeclared: boolean;
};

const blank: RequestValues = { ticket: '', found: null, isDeclared: false };

const whyNot = ({ because }: FoundEnquiry): Message =>
  isSurrenderReason(because) ? ruleMessage(surrenderText, because) : m.journey_changed;

/** Checks the number again: a code is sent for today's value only. */
async function challenge(sdk: Sdk, { ticket, found }: RequestValues) {
  const latest = await validateSurrenderTicket(sdk, { ticket }, inBackground);
  const { otpToken, policy } = latest;
  if (!otpToken || policy?.quote.net !== found?.policy?.quote.net) return { changed: { found: latest } };
  return { ...latest, otpToken };
}

export const requestJourney = confirmByOtp({
  id: surrenderRequest.id,
  guide: {
    needs: [m.surrenderRequest_needsNumber, m.journey_needsOtp, m.surrenderRequest_needsAccount],
    next: [m.surrenderRequest_nextCancel, m.surrenderRequest_nextEnd, m.surrenderRequest_nextPaid],
  },
  confirm: { workType: surrenderRequest.workType, challenge, action: m.surrenderRequest_send },
  blank,
  transient: ['found'],
  steps: [enquiryCheck(whyNot)],
  review: {
    fields: ['isDeclared'],
    problems: ({ isDeclared }) => ({ isDeclared: isDeclared ? undefined : m.surrenderRequest_declareMissing }),
  },
  begin: (_context: AnswerOf<'surrenderPolicies'>, query: URLSearchParams) => ({ ticket: query.get('ticket') ?? '' }),
  refusedAt: { '': 'ticket' },
  refusals(error: LifedeskError) {
    // the reason of a rule, and a wrong code
    if (error.fieldErrors.length > 0) return undefined;
    if (error.code === 'amount-refused') return { ticket: m.surrenderRequest_changed };
    if (error.code === 'payout-restricted') return { ticket: m.surrenderRequest_restricted };
    return ticketRefused(error);
  },
});
