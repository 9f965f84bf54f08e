import * as m from '@lifedesk/journey/messages';
import { checkDuplicate } from '@lifedesk/sdk';
import { Notice, Stack, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { FormStep } from '../../engine/FormStep.tsx';
import { useJourneyState } from '../../engine/journey-state.ts';
import { type StepForm, useStep } from '../../engine/use-step.ts';
import { useApp } from '../../provider/app.ts';
import { companyAtom, customerAtom } from '../../session/customer.ts';
import { ConfirmStep } from '../otp/ConfirmStep.tsx';
import { sendCode } from '../otp/code-under-way.ts';
import { ReviewStep } from '../review/ReviewStep.tsx';
import type { ContactFacts } from './contact-facts.ts';
import type { ContactJourney, ContactValues } from './contact-journey.ts';

const quietly = { background: true } as const;

/** The journey around, which is one of these: its steps have no other screens, and no other journey has these. */
function useContactStep(): StepForm<ContactValues, ContactFacts, string> {
  return useStep(useJourneyState().journey as unknown as ContactJourney);
}

/** The new contact, twice; then the server is asked whether it is free. */
export function ContactStep(): ReactElement {
  const { sdk } = useApp();
  const { known, values, text } = useContactStep();
  const { read, bodyOf, texts, input } = known;
  const check = async () => {
    const found = read(values.contact);
    if (!found.valid) return undefined;
    const free = await checkDuplicate(sdk, bodyOf(found.value), quietly);
    // codes that were sent for another contact confirm nothing any more
    return { free: { ...free, contact: found.value }, code: undefined, otp: '', newCode: undefined };
  };
  return (
    <FormStep heading={texts.heading()} lead={texts.lead()} check={check}>
      <Stack gap="4">
        <TextField {...input} {...text('contact')} label={texts.label()} help={texts.help()} />
        <TextField {...input} {...text('again')} label={texts.again()} autoComplete="off" />
      </Stack>
    </FormStep>
  );
}

/** Old and new side by side; going on sends the code to the registered contacts. */
export function ContactReview(): ReactElement {
  const { sdk } = useApp();
  const { known, values } = useContactStep();
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  const contacts = customer ?? company;
  const { texts, workType, before, read } = known;
  const found = read(values.contact);
  const { free } = values;
  const check = async () => {
    if (!free) return undefined;
    const { otpToken, mobileNo: mobile, emailId: email } = free;
    return { code: await sendCode(sdk, { otpToken, mobile, email }, workType, quietly), otp: '', newCode: undefined };
  };
  return (
    <ReviewStep
      heading={texts.workType()}
      caption={texts.what()}
      action={m.changeContact_sendCode()}
      busyLabel={m.changeContact_sendingCode()}
      check={check}
      rows={[
        {
          id: 'contact',
          label: texts.what(),
          before: (contacts && before(contacts)) ?? null,
          after: found.valid ? found.value : values.contact,
          figure: true,
          step: 'contact',
        },
      ]}
    >
      <Notice>{m.changeContact_means()}</Notice>
    </ReviewStep>
  );
}

/** The code that went to the registered contacts. It is checked together with the other; this one sends that. */
export function PresentCodeStep(): ReactElement {
  const { sdk } = useApp();
  const { known, values, goOn } = useContactStep();
  const { texts, workType } = known;
  const confirm = async (otp: string) => {
    const { free, newCode } = values;
    if (!free) return;
    // after a refusal the new contact has its code already
    const sent =
      newCode ?? (await sendCode(sdk, { otpToken: free.newOtpToken, mobile: free.newContact }, workType, quietly));
    goOn({ otp, newCode: sent });
  };
  return (
    <ConfirmStep
      code="code"
      field="otp"
      workType={workType}
      heading={texts.presentHeading()}
      submitLabel={m.journey_continue()}
      confirm={confirm}
    />
  );
}

/** The code that went to the new contact: with it the change is made. */
export function NewCodeStep(): ReactElement {
  const { known, send } = useContactStep();
  const { texts, workType } = known;
  return (
    <ConfirmStep
      code="newCode"
      workType={workType}
      heading={texts.newHeading()}
      submitLabel={m.changeContact_confirm()}
      confirm={(newOtp) => send({ newOtp })}
    />
  );
}
