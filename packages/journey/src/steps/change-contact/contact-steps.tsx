import * as m from '@lifedesk/journey/messages';
import { checkDuplicate } from '@lifedesk/sdk';
import { Notice, Stack, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { createContext, type ReactElement, useContext } from 'react';
import { inBackground } from '../../answers/in-background.ts';
import { companyAtom, customerAtom } from '../../customer/customer.ts';
import { FormStep } from '../../engine/FormStep.tsx';
import { type StepForm, useStep } from '../../engine/use-step.ts';
import { useApp } from '../../provider/app.ts';
import { SetupError } from '../../provider/setup-error.ts';
import { CodeStep } from '../otp/CodeStep.tsx';
import { notTyped, sendCode, type TypedOtp } from '../otp/sent-code.ts';
import { ReviewStep } from '../review/ReviewStep.tsx';
import type { ContactFacts } from './contact-facts.ts';
import type { ContactJourney, ContactValues } from './contact-journey.ts';

/** The journey that these steps belong to. */
export const ContactJourneyContext = createContext<ContactJourney | undefined>(undefined);

function useContactStep(): StepForm<ContactValues, ContactFacts, string> {
  const journey = useContext(ContactJourneyContext);
  if (!journey)
    throw new SetupError(
      'There is no contact journey around this component. Wrap it in <ContactJourneyContext value={…}>.',
    );
  return useStep(journey);
}

/** Asks for the new contact twice, then asks the server whether it is free. */
export function ContactStep(): ReactElement {
  const { sdk } = useApp();
  const { context, values, text } = useContactStep();
  const { read, bodyOf, texts, input } = context;
  const check = async () => {
    const found = read(values.contact);
    if (!found.valid) return undefined;
    const free = await checkDuplicate(sdk, bodyOf(found.value), inBackground);
    // codes sent for another contact no longer confirm anything
    return { free: { ...free, contact: found.value }, code: undefined, otp: notTyped, newCode: undefined };
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

/** Old and new side by side; continuing sends the code to the registered contacts. */
export function ContactReview(): ReactElement {
  const { sdk } = useApp();
  const { context, values } = useContactStep();
  const customer = useAtomValue(customerAtom);
  const company = useAtomValue(companyAtom);
  const contacts = customer ?? company;
  const { texts, workType, before, read } = context;
  const found = read(values.contact);
  const { free } = values;
  const check = async () => {
    if (!free) return undefined;
    return { code: await sendCode(sdk, free, workType), otp: notTyped, newCode: undefined };
  };
  return (
    <ReviewStep
      heading={texts.workType()}
      caption={texts.what()}
      action={m.confirm_sendCode()}
      busyLabel={m.confirm_sendingCode()}
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

/** The code for the registered contacts. It is checked together with the other one, which this step sends. */
export function PresentCodeStep(): ReactElement {
  const { sdk } = useApp();
  const { context, values, goNext } = useContactStep();
  const { texts, workType } = context;
  const confirm = async (otp: TypedOtp) => {
    const { free, newCode } = values;
    if (!free) return;
    // after a refusal the new contact already has its code
    const challenge = { otpToken: free.newOtpToken, mobileNo: free.newContact };
    goNext({ otp, newCode: newCode ?? (await sendCode(sdk, challenge, workType)) });
  };
  return (
    <CodeStep
      code="code"
      field="otp"
      workType={workType}
      heading={texts.presentHeading()}
      submitLabel={m.journey_continue()}
      confirm={confirm}
    />
  );
}

/** The code for the new contact, which completes the change. */
export function NewCodeStep(): ReactElement {
  const { context, send } = useContactStep();
  const { texts, workType } = context;
  return (
    <CodeStep
      code="newCode"
      workType={workType}
      heading={texts.newHeading()}
      submitLabel={m.confirm_action()}
      confirm={(newOtp) => send({ newOtp })}
    />
  );
}
