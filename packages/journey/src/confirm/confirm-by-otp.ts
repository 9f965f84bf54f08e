import * as m from '@lifedesk/journey/messages';
import type { Sdk } from '@lifedesk/sdk';
import type { Journey, StepFacts, Values } from '../engine/define-journey.ts';
import { SetupError } from '../provider/setup-error.ts';
import { type Challenge, notTyped, type SentCode, type TypedOtp } from '../steps/otp/sent-code.ts';

/** The fields that `confirmByOtp` adds to a journey. */
export type OtpFields = {
  /** The code on its way, and the answers that it was sent for: it confirms no others. */
  readonly code: (SentCode & { readonly sentFor: Values }) | undefined;
  /** The code as typed. A request takes both of its parts. */
  readonly otp: TypedOtp;
};

/** How a journey is confirmed. */
export interface Confirmation<V extends Values = Values, Context = unknown> {
  /** The action phrase of the service, part of the message with the code. */
  readonly workType: string;
  /**
   * Returns the challenge for the code: from an earlier response, or requested now. If it returns undefined, no code is
   * sent and an earlier unfinished step opens. If it returns `changed`, the server has news for the person to check: it
   * is filled in and no code is sent.
   * @throws LifedeskError
   */
  challenge(sdk: Sdk, values: V): Promise<Challenge | { readonly changed: Partial<V> } | undefined>;
  /** Whether a code is needed, with these answers and in this session. Always by default. */
  isNeeded?(values: V, context: Context): boolean;
  /** Label of the button that confirms; "Confirm the change" by default. */
  readonly action?: () => string;
}

interface ToConfirm<V extends Values, Context, Id extends string> extends Journey<V, Context, Id> {
  readonly confirm: Confirmation<NoInfer<V>, NoInfer<Context>>;
  /** Fields of the review itself, such as a declaration to agree to. */
  readonly review?: Pick<StepFacts<NoInfer<V>, NoInfer<Context>, Id>, 'fields' | 'problems'>;
}

/** A journey that ends with its review and the code that confirms it. */
export interface ConfirmedJourney<V extends Values, Context, Id extends string>
  extends Journey<V & OtpFields, Context, Id | 'review' | 'confirm'> {
  readonly confirm: Confirmation<V, Context>;
}

/**
 * Declares a journey confirmed by an OTP: after its own steps, a `review` that sends the code and a `confirm` that
 * takes it. Their screens are a component of the service built on `OtpReviewStep`, and `OtpConfirmStep`. `send` gets
 * the typed code as `otp`. A code only confirms the answers that it was sent for: after a change, another one is sent.
 */
export function confirmByOtp<V extends Values, Context, const Id extends string>(
  own: ToConfirm<V, Context, Id>,
): ConfirmedJourney<V, Context, Id> {
  const { review, ...journey } = own;
  const fields = Object.keys(journey.blank);
  const isNeeded = (values: V, context: Context) => journey.confirm.isNeeded?.(values, context) ?? true;
  const isSent = (values: Values, code: OtpFields['code']) =>
    code !== undefined && fields.every((field) => values[field] === code.sentFor[field]);
  const steps: readonly StepFacts<V & OtpFields, Context, 'review' | 'confirm'>[] = [
    {
      ...review,
      id: 'review',
      name: m.review_step,
      isDone: (values, context) => !isNeeded(values, context) || isSent(values, values.code),
    },
    { id: 'confirm', name: m.confirm_step, applies: isNeeded },
  ];
  return {
    ...journey,
    blank: { ...journey.blank, code: undefined, otp: notTyped },
    transient: [...(journey.transient ?? []), 'code', 'otp'],
    emptiedByRefusal: [...(journey.emptiedByRefusal ?? []), 'code'],
    steps: [...journey.steps, ...steps],
  } as ConfirmedJourney<V, Context, Id>;
}

/** How the journey is confirmed. @throws SetupError if the journey was not made by `confirmByOtp` */
export function confirmationOf(journey: Journey): Confirmation {
  const { confirm } = journey as Partial<ConfirmedJourney<Values, unknown, string>>;
  if (!confirm) throw new SetupError(`${journey.id} is not confirmed by an OTP. Define it with confirmByOtp.`);
  return confirm as Confirmation;
}
