import { createHash } from 'node:crypto';
import { checkMobile, type Mobile } from '@lifedesk/rules';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { limitsWithoutOtp } from '../../platform/access/limits/without-otp.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import { acknowledgeCallBack, forwardCallBack } from './call-backs.ts';
import { type ContentForm, saveForm } from './forms.store.ts';

const PREFIX = { 'call-back': 'CB', feedback: 'FB' } as const;
/** The same form within a minute is a second click. In milliseconds. */
const SAME_MS = 60_000;

export default handler('contentForm', async ({ body, client, log }, deps) => {
  const now = deps.clock.now();
  const number = body.form === 'call-back' ? numberOf(body.mobile) : null;
  const { reference, isNew, isFirst } = await saveForm(
    deps.db,
    {
      reference: `${PREFIX[body.form]}-${deps.ids.digits(10)}`,
      body,
      fingerprint: fingerprintOf(body),
      mobile: number?.e164 ?? null,
      receivedAt: now,
    },
    new Date(now.getTime() - SAME_MS),
    async (db) => {
      if (number === null) return true;
      const counted = limitsWithoutOtp('callBack', client, number.e164);
      const [, toNumber] = await createLimits({ ...deps, db }).reserveAllOrThrow(counted);
      return toNumber?.remaining === counted[1][0].most - 1;
    },
  );
  if (body.form === 'call-back' && isNew) {
    await forwardCallBack(deps, reference).catch((error: unknown) => {
      if (!(error instanceof DeliveryError)) throw error;
      log.warn({ reference }, 'the call-back waits: the customer desk could not be reached');
    });
    // One message a day, and none abroad, so that this form cannot send messages to strangers at our cost.
    if (number?.isIndian && isFirst) await acknowledgeCallBack(deps, number.e164, reference, body.language ?? 'en');
  }
  return ok({ reference });
});

function numberOf(typed: string): Mobile {
  const checked = checkMobile(typed);
  if (checked.valid) return checked.value;
  throw problem('validation', { errors: [{ pointer: '/mobile', detail: 'must be a mobile number' }] });
}

/** Equal for two forms with equal content, whatever the order of their fields. */
function fingerprintOf(form: ContentForm): string {
  const sorted = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
