import {
  GuidePanel,
  inBackground,
  payerRelationWords,
  ruleMessage,
  useApp,
  useDraft,
  useForm,
  useLocale,
  usePageNavigation,
  useSubmitAndRedirect,
} from '@lifedesk/journey';
import { checkPan, formatRupees, formatServerDate, maskMiddle } from '@lifedesk/rules';
import { panText, payerText } from '@lifedesk/rules/texts';
import { type BodyOf, isLifedeskError, payByLink, type Schemas } from '@lifedesk/sdk';
import {
  Amount,
  Button,
  Checkbox,
  DataList,
  Guided,
  Heading,
  MaskedField,
  Paragraph,
  PayIcon,
  SelectField,
  Stack,
} from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';
import { LastAttempt } from './LastAttempt.tsx';
import { saveLink } from './link-token.ts';
import { payerDraft } from './payer-draft.ts';

type OpenedLink = Schemas['OpenedPayLink'];
type Relation = Schemas['PayerRelation'];
type LinkPayment = Omit<BodyOf<'payByLink'>, 'token' | 'returnPath'>;

/** In the order of the form. */
const FIELDS = ['relation', 'pan', 'isDeclared'] as const;
const idOf = (field: string) => `payer-${field}`;

interface PayFormProps {
  readonly token: string;
  readonly due: OpenedLink;
  /** The link has changed since it was shown. */
  readonly onChanged: () => void;
}

/** What is due, who pays, and one button. */
export function PayForm({ token, due, onChanged }: PayFormProps): ReactElement {
  const { sdk, fail, insurer } = useApp();
  const { self } = usePageNavigation();
  const language = useLocale();
  const { amount = 0, dueDate, policyNo = '', lastDay, relations = [], needsDeclaration = false } = due;
  const draft = useDraft(payerDraft, token);
  const [known] = useState(() => relations.find((one) => one === draft.found?.values.relation) ?? '');
  const { values, text, choice, check, errorOf, summary, busy, show, submit } = useForm({
    blank: { relation: known as Relation | '', pan: '', isDeclared: false },
    problems: ({ relation, pan, isDeclared }) => {
      // one at a time
      if (relation === '') return { relation: m.payLink_relationMissing };
      if (!needsDeclaration) return {};
      if (!checkPan(pan).valid) return { pan: panProblem(pan) };
      return isDeclared ? {} : { isDeclared: notDeclared };
    },
    idOf,
    onChange({ relation }) {
      if (relation) draft.keep({ values: { relation } });
    },
  });
  const wrong = FIELDS.find((field) => errorOf(field) !== undefined);
  const { attempt } = summary;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt takes the person to what is wrong
  useEffect(() => {
    if (wrong) document.getElementById(idOf(wrong))?.focus();
  }, [attempt]);

  const pay = useSubmitAndRedirect(async (linkPayment: LinkPayment, idempotencyKey) => {
    const body = { ...linkPayment, token, returnPath: self() };
    const { gatewayUrl, orderId } = await payByLink(sdk, body, { ...inBackground, idempotencyKey });
    saveLink(sdk.session.store, { token, payUrl: gatewayUrl });
    return { url: gatewayUrl, resultAddress: self({ orderId }) };
  });

  const send = async ({ relation, pan, isDeclared }: typeof values) => {
    if (relation === '') return;
    try {
      await pay({ relation, ...(needsDeclaration && { pan, isDeclared }) });
    } catch (error) {
      const place = isLifedeskError(error) ? error.fieldErrors[0]?.pointer.slice(1) : undefined;
      if (place === 'relation') show({ relation: ruleMessage(payerText, 'relation-not-accepted') });
      else if (place === 'pan') show({ pan: panProblem(pan) });
      else if (place === 'isDeclared') show({ isDeclared: notDeclared });
      // paid, revoked or changed since it was opened: its state says so
      else if (isLifedeskError(error) && (error.status === 400 || error.status === 404 || error.status === 409))
        onChanged();
      else fail(error);
    }
  };

  const guide = {
    needs: [m.payLink_guideMeans, ...(needsDeclaration ? [m.payLink_guidePan] : [])],
    next: [m.payLink_guideHow, m.payLink_guidePaid, m.payLink_guideReceipt],
  } as const;

  return (
    <Guided guide={<GuidePanel guide={guide} label={m.payLink_guide()} />}>
      <form onSubmit={submit(send)} noValidate>
        <Stack gap="6" measure="form">
          <Stack gap="2">
            <Heading level={1}>{m.payLink_heading()}</Heading>
            <Paragraph>{m.payLink_lead({ insurer: insurer.name[language] })}</Paragraph>
          </Stack>
          <LastAttempt opened={due} />
          <Amount size="figureLarge">{formatRupees(amount)}</Amount>
          <DataList
            items={[
              { label: m.payLink_policyNo(), value: policyNo, figure: true },
              { label: m.payLink_dueDate(), value: formatServerDate(dueDate ?? ''), figure: true },
              { label: m.payLink_lastDay(), value: formatServerDate(lastDay), figure: true },
            ]}
          />
          <SelectField
            {...text('relation')}
            label={m.payLink_relation()}
            help={m.payLink_relationHelp()}
            placeholder={m.payLink_relationChoose()}
            options={relations.map((value) => ({ value, label: payerRelationWords[value]() }))}
          />
          {needsDeclaration && (
            <>
              <MaskedField
                {...choice('pan')}
                label={m.payLink_pan()}
                help={m.payLink_panHelp()}
                revealLabel={m.payLink_panReveal()}
                mask={maskMiddle}
                clean={(typed) => typed.replaceAll(/\s/g, '').toUpperCase()}
                autoCapitalize="characters"
              />
              <Checkbox {...check('isDeclared')} label={m.payLink_own()} />
            </>
          )}
          <p>{m.payLink_back()}</p>
          <div>
            <Button type="submit" size="large" icon={PayIcon} loading={busy} loadingLabel={m.payment_startingPayment()}>
              {m.payment_pay({ amount: formatRupees(amount) })}
            </Button>
          </div>
        </Stack>
      </form>
    </Guided>
  );
}

const notDeclared = ruleMessage(payerText, 'declaration-needed');

function panProblem(pan: string): () => string {
  const checked = checkPan(pan);
  return ruleMessage(panText, checked.valid ? 'empty' : checked.because);
}
