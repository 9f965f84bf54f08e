import {
  GuidePanel,
  inBackground,
  payerRelationWords,
  useApp,
  useDraft,
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
  Notice,
  PayIcon,
  SelectField,
  Stack,
} from '@lifedesk/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import * as m from '../texts.ts';
import { saveLink } from './link-token.ts';
import { payerDraft } from './payer-draft.ts';

type OpenedLink = Schemas['OpenedPayLink'];
type Relation = Schemas['PayerRelation'];
type LinkPayment = Omit<BodyOf<'payByLink'>, 'token' | 'returnPath'>;
type Field = 'relation' | 'pan' | 'isDeclared';

const attempts = {
  declined: m.payLink_lastDeclined,
  cancelled: m.payLink_lastCancelled,
  expired: m.payLink_lastExpired,
} as const;

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
  const [pan, setPan] = useState('');
  const [isDeclared, setDeclared] = useState(false);
  const [wrong, setWrong] = useState<Field>();
  const [paying, setPaying] = useState(false);
  const relationField = useRef<HTMLSelectElement>(null);
  const panField = useRef<HTMLInputElement>(null);
  const declaredField = useRef<HTMLInputElement>(null);
  const { amount = 0, dueDate, policyNo = '', lastDay, relations = [], needsDeclaration = false, lastAttempt } = due;
  const draft = useDraft(payerDraft, token);
  const [relation, setRelation] = useState(() => relations.find((one) => one === draft.found?.values.relation));
  const checked = checkPan(pan);

  const pay = useSubmitAndRedirect(async (linkPayment: LinkPayment, idempotencyKey) => {
    const body = { ...linkPayment, token, returnPath: self() };
    const { gatewayUrl, orderId } = await payByLink(sdk, body, { ...inBackground, idempotencyKey });
    saveLink(sdk.session.store, { token, payUrl: gatewayUrl });
    return { url: gatewayUrl, resultAddress: self({ orderId }) };
  });

  const firstWrong = (): Field | undefined => {
    if (relation === undefined) return 'relation';
    if (needsDeclaration && !checked.valid) return 'pan';
    return needsDeclaration && !isDeclared ? 'isDeclared' : undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paying) return;
    const field = firstWrong();
    setWrong(field);
    if (field !== undefined || relation === undefined) {
      const places = { relation: relationField, pan: panField, isDeclared: declaredField };
      places[field ?? 'relation'].current?.focus();
      return;
    }
    setPaying(true);
    try {
      await pay({ relation, ...(needsDeclaration && { pan, isDeclared }) });
    } catch (error) {
      setPaying(false);
      const place = isLifedeskError(error) ? error.fieldErrors[0]?.pointer.slice(1) : undefined;
      if (place === 'pan' || place === 'relation' || place === 'isDeclared') return setWrong(place);
      // paid, revoked or changed since it was opened: its state says so
      if (isLifedeskError(error) && (error.status === 400 || error.status === 404 || error.status === 409)) onChanged();
      else fail(error);
    }
  };

  const choose = (value: string) => {
    const chosen = relations.find((one) => one === value);
    setRelation(chosen);
    draft.keep({ values: { relation: chosen } });
  };
  const guide = {
    needs: [m.payLink_guideMeans, ...(needsDeclaration ? [m.payLink_guidePan] : [])],
    next: [m.payLink_guideHow, m.payLink_guidePaid, m.payLink_guideReceipt],
  } as const;

  return (
    <Guided guide={<GuidePanel guide={guide} label={m.payLink_guide()} />}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="6" measure="form">
          <Stack gap="2">
            <Heading level={1}>{m.payLink_heading()}</Heading>
            <p>{m.payLink_lead({ insurer: insurer.name[language] })}</p>
          </Stack>
          {lastAttempt && <Notice tone="warning">{attempts[lastAttempt]()}</Notice>}
          <Amount size="figureLarge">{formatRupees(amount)}</Amount>
          <DataList
            items={[
              { label: m.payLink_policyNo(), value: policyNo, figure: true },
              { label: m.payLink_dueDate(), value: formatServerDate(dueDate ?? ''), figure: true },
              { label: m.payLink_lastDay(), value: formatServerDate(lastDay), figure: true },
            ]}
          />
          <SelectField
            ref={relationField}
            name="relation"
            label={m.payLink_relation()}
            help={m.payLink_relationHelp()}
            error={wrong === 'relation' ? relationError(relation, language) : undefined}
            placeholder={m.payLink_relationChoose()}
            options={relations.map((value) => ({ value, label: payerRelationWords[value]() }))}
            value={relation ?? ''}
            onChange={({ target }) => choose(target.value)}
          />
          {needsDeclaration && (
            <>
              <MaskedField
                ref={panField}
                name="pan"
                label={m.payLink_pan()}
                help={m.payLink_panHelp()}
                error={wrong === 'pan' ? panText(checked.valid ? 'empty' : checked.because, language) : undefined}
                revealLabel={m.payLink_panReveal()}
                mask={maskMiddle}
                clean={(typed) => typed.replaceAll(/\s/g, '').toUpperCase()}
                autoCapitalize="characters"
                value={pan}
                onValueChange={setPan}
              />
              <Checkbox
                ref={declaredField}
                name="isDeclared"
                label={m.payLink_own()}
                error={wrong === 'isDeclared' ? payerText('declaration-needed', language) : undefined}
                checked={isDeclared}
                onChange={({ target }) => setDeclared(target.checked)}
              />
            </>
          )}
          <p>{m.payLink_back()}</p>
          <div>
            <Button
              type="submit"
              size="large"
              icon={PayIcon}
              loading={paying}
              loadingLabel={m.payment_startingPayment()}
            >
              {m.payment_pay({ amount: formatRupees(amount) })}
            </Button>
          </div>
        </Stack>
      </form>
    </Guided>
  );
}

const relationError = (relation: Relation | undefined, language: 'en' | 'hi'): string =>
  relation === undefined ? m.payLink_relationMissing() : payerText('relation-not-accepted', language);
