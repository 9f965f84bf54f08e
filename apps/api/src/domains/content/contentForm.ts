import { createHash } from 'node:crypto';
import { checkMobile, type Mobile } from '@lifedesk/rules';
import { handler, ok } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import { acknowledgeCallBack, forwardCallBack } from './call-backs.ts';
import { type ContentForm, takeForm } from './forms.store.ts';

const PREFIX = { 'call-back': 'CB', feedback: 'FB' } as const;
/** The same form within a minute is a second click. */
const SAME_MS = 60_000;
const DAY_MS = 86_400_000;
/** Call-backs to one number within a day: anybody can type any number. */
const MOST_PER_DAY = 3;

export default handler('contentForm', async ({ body, log }, deps) => {
  const now = deps.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const number = body.form === 'call-back' ? numberOf(body.mobile) : null;
  const taken = await takeForm(
    deps.db,
    {
      reference: `${PREFIX[body.form]}-${deps.ids.digits(10)}`,
      body,
      fingerprint: fingerprintOf(body),
      mobile: number?.e164 ?? null,
      receivedAt: now,
    },
    { sameSince: before(SAME_MS), since: before(DAY_MS), most: MOST_PER_DAY },
  );
  if (!taken) throw problem('rate-limited', { retryAfter: DAY_MS / 1000 });
  const { reference, isNew, earlier } = taken;
  if (body.form === 'call-back' && isNew) {
    await forwardCallBack(deps, reference).catch((error: unknown) => {
      if (!(error instanceof DeliveryError)) throw error;
      log.warn({ reference }, 'the call-back waits: the customer desk could not be reached');
    });
    // One message a day, and none abroad: this form must not be a way to send messages to strangers at our cost.
    if (number?.isIndian && earlier === 0)
      await acknowledgeCallBack(deps, number.e164, reference, body.language ?? 'en');
  }
  return ok({ reference });
});

function numberOf(typed: string): Mobile {
  const checked = checkMobile(typed);
  if (checked.valid) return checked.value;
  throw problem('validation', { errors: [{ pointer: '/mobile', detail: 'must be a mobile number' }] });
}

/** Says the same of two forms that say the same, in whatever order. */
function fingerprintOf(form: ContentForm): string {
  const sorted = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
