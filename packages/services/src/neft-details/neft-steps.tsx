import {
  FormStep,
  inBackground,
  OtpReviewStep,
  policyNosOf,
  RestrictedPolicies,
  UploadField,
  useApp,
  useStep,
  WhichPoliciesStep,
  whichRows,
} from '@lifedesk/journey';
import { maskMiddle } from '@lifedesk/rules';
import { bankDetails, type Schemas, verifyNeftDetails } from '@lifedesk/sdk';
import { MaskedField, Notice, Paragraph, RadioGroup, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { accountBody } from './account-body.ts';
import { accountOf, neftJourney } from './neft-journey.ts';

type RegisteredAccount = Schemas['NeftDetails'] | undefined;
interface MaskedAccount {
  readonly bankAccountNo: string;
  readonly bankNameAndBranchName: string;
}
const inOneLine = ({ bankAccountNo, bankNameAndBranchName }: MaskedAccount) =>
  `${bankAccountNo}, ${bankNameAndBranchName}`;
const accountText = (account: RegisteredAccount) => {
  if (!account) return m.review_nothing();
  return account.isVerified ? inOneLine(account) : m.neftDetails_checking({ account: inOneLine(account) });
};

/** The accounts that staff rejected, and where payouts go now. */
function RejectedAccounts(): ReactElement | null {
  const { context } = useStep(neftJourney);
  const texts = context.policies.flatMap(({ policyNo: policy, rejectedAccount, neftDetails: before }) => {
    if (!rejectedAccount) return [];
    const account = inOneLine(rejectedAccount);
    return before
      ? [m.neftDetails_rejectedBack({ policy, account, before: inOneLine(before) })]
      : [m.neftDetails_rejectedNone({ policy, account })];
  });
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title={m.neftDetails_rejectedTitle()}>
      {texts.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
    </Notice>
  );
}

export function NeftPolicies(): ReactElement {
  const { context } = useStep(neftJourney);
  return (
    <Stack gap="8">
      <RejectedAccounts />
      <WhichPoliciesStep
        policies={context.policies}
        heading={m.neftDetails_whichHeading()}
        present={(policy) => accountText(policy.neftDetails)}
      />
      <RestrictedPolicies policies={context.restricted} />
    </Stack>
  );
}

const types = [
  ['savings', m.neftDetails_savings],
  ['current', m.neftDetails_current],
  ['nre', m.neftDetails_nre],
  ['nro', m.neftDetails_nro],
] as const;

/** The new account; the bank is asked who holds it before the next step. */
export function AccountStep(): ReactElement {
  const { sdk } = useApp();
  const { context, values, text, choice } = useStep(neftJourney);
  const number = {
    mask: maskMiddle,
    revealLabel: m.neftDetails_reveal(),
    inputMode: 'numeric',
    clean: (typed: string) => typed.replaceAll(/\D/g, ''),
  } as const;
  const check = async () => {
    const body = accountBody(values);
    const { bankNameAndBranchName } = await bankDetails(sdk, { ifscCode: body.ifscCode }, inBackground);
    const verified = await verifyNeftDetails(sdk, body, inBackground);
    return { verified: { ...verified, bankNameAndBranchName, account: accountOf(values) } };
  };
  return (
    <FormStep
      heading={m.neftDetails_heading()}
      lead={m.neftDetails_lead()}
      check={check}
      busyLabel={m.neftDetails_asking()}
    >
      <Stack gap="4">
        {context.policies.length === 1 && <RejectedAccounts />}
        <TextField
          {...text('ifscCode')}
          label={m.neftDetails_ifsc()}
          help={m.neftDetails_ifscHelp()}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={14}
          figures
        />
        <TextField
          {...text('accountHolderName')}
          label={m.neftDetails_holder()}
          help={m.neftDetails_holderHelp()}
          autoComplete="name"
          maxLength={120}
        />
        <MaskedField {...number} {...choice('bankAccountNo')} label={m.neftDetails_number()} />
        <MaskedField {...number} {...choice('confirmBankAccountNo')} label={m.neftDetails_again()} />
        <RadioGroup
          {...choice('bankAccountType')}
          label={m.neftDetails_type()}
          options={types.map(([value, label]) => ({ value, label: label() }))}
        />
      </Stack>
    </FormStep>
  );
}

/** The bank has another name, or could not be asked: a document shows who holds the account. */
export function NeftProof(): ReactElement {
  const { values } = useStep(neftJourney);
  const name = values.verified?.nameAtBank;
  return (
    <FormStep
      heading={m.neftDetails_proofHeading()}
      lead={name ? m.neftDetails_proofName({ name }) : m.neftDetails_proofUnasked()}
    >
      <UploadField field="proof" purpose="bank-proof" label={m.neftDetails_proof()} />
    </FormStep>
  );
}

export function NeftReview(): ReactElement {
  const { context, values } = useStep(neftJourney);
  const { verified, which, bankAccountNo, accountHolderName } = values;
  const meant = policyNosOf(which, context);
  return (
    <OtpReviewStep
      heading={m.neftDetails_workType()}
      caption={m.neftDetails_workType()}
      rows={[
        ...whichRows(which, context, {
          before: ({ neftDetails: account }) => account && accountText(account),
          // in full, only here: people have to check it digit by digit
          after: `${bankAccountNo}, ${verified?.bankNameAndBranchName ?? ''}`,
          step: 'account',
        }),
        {
          id: 'holder',
          label: m.neftDetails_holder(),
          before:
            context.policies.find(({ policyNo }) => meant.includes(policyNo))?.neftDetails?.accountHolderName ?? null,
          after: accountHolderName,
          step: 'account',
        },
      ]}
    >
      <Notice>{m.neftDetails_means()}</Notice>
    </OtpReviewStep>
  );
}
