import {
  ChoosePolicyStep,
  CompareLink,
  FormStep,
  OtpReviewStep,
  PayoutCheck,
  policyRow,
  useHref,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { additionsPartLimits, additionsQuote, formatRupees } from '@lifedesk/rules';
import { AmountField, DataList, Link, RadioGroup, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type AdditionsPolicy, additionsJourney, partOf, policyOf } from './additions-journey.ts';
import { puaSurrender } from './facts.ts';

export function AdditionsPolicyStep(): ReactElement {
  const { context } = useStep(additionsJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.puaSurrender_policyLead()}
      detail={({ cash }) => formatRupees(cash)}
    />
  );
}

/** How much of the additions to cash, with what it pays and costs. Appears once payouts are possible. */
export function PartStep(): ReactElement | null {
  const href = useHref();
  const { context, values, choice, set, errorOf } = useStep(additionsJourney);
  const { policyNo, extent } = values;
  const policy = policyOf(context, policyNo);
  const ask = usePayoutCheck(policyNo, puaSurrender.id);
  if (!policy) return null;
  const { additions, least, cash } = policy;
  const part = partOf(policy, values);
  const limits = additionsPartLimits(policy);
  const addAccount = policy.bankAccountNo ? undefined : href('neft-details', { id: policy.id });
  return (
    <PayoutCheck ask={ask}>
      <FormStep
        heading={m.puaSurrender_heading()}
        lead={m.puaSurrender_lead({ plan: policy.planName, additions: formatRupees(additions) })}
      >
        <Stack gap="6">
          <RadioGroup
            {...choice('extent')}
            label={m.puaSurrender_label()}
            options={[
              { value: 'all', label: m.puaSurrender_all(), help: m.puaSurrender_brings({ cash: formatRupees(cash) }) },
              ...(limits ? [{ value: 'part', label: m.puaSurrender_part(), help: m.puaSurrender_partHelp() }] : []),
            ]}
          />
          {addAccount && (
            <Link alone href={addAccount}>
              {m.puaSurrender_addAccount()}
            </Link>
          )}
          <CompareLink id={policy.id} />
          {extent === 'part' && (
            <AmountField
              id="field-sumAssured"
              name="sumAssured"
              label={m.puaSurrender_sum()}
              value={values.sumAssured}
              onValueChange={(sumAssured) => set({ sumAssured })}
              least={least}
              most={additions}
              {...(limits && {
                limits: m.puaSurrender_limits({
                  least: formatRupees(limits.least),
                  most: formatRupees(limits.most),
                  all: formatRupees(additions),
                }),
              })}
              error={errorOf('sumAssured')}
            />
          )}
          <div aria-live="polite">
            {part !== null && part > 0 && part <= additions && <Effect policy={policy} part={part} />}
          </div>
        </Stack>
      </FormStep>
    </PayoutCheck>
  );
}

function Effect({ policy, part }: { readonly policy: AdditionsPolicy; readonly part: number }): ReactElement {
  const after = additionsQuote(policy, part);
  const before = additionsQuote(policy, 0);
  const rows = [
    { id: 'additions', what: m.puaSurrender_additions(), now: before.left, next: after.left },
    { id: 'cover', what: m.puaSurrender_cover(), now: before.cover, next: after.cover },
    { id: 'bonus', what: m.puaSurrender_bonus(), now: before.bonusLeft, next: after.bonusLeft },
  ];
  return (
    <Stack gap="4">
      <DataList
        items={[
          { label: m.puaSurrender_cash(), value: formatRupees(after.cash), figure: true, strong: true },
          ...(policy.bankAccountNo
            ? [{ label: m.puaSurrender_account(), value: `${policy.bankNameAndBranchName}, ${policy.bankAccountNo}` }]
            : []),
        ]}
      />
      <Table
        caption={m.puaSurrender_effect()}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'what', header: m.puaSurrender_what(), cell: ({ what }) => what },
          { id: 'now', header: m.puaSurrender_now(), cell: ({ now }) => formatRupees(now), figure: true },
          { id: 'then', header: m.puaSurrender_then(), cell: ({ next }) => formatRupees(next), figure: true },
        ]}
      />
      <p>{m.puaSurrender_effectNote()}</p>
    </Stack>
  );
}

export function AdditionsReview(): ReactElement {
  const { context, values } = useStep(additionsJourney);
  const policy = policyOf(context, values.policyNo);
  const part = partOf(policy, values) ?? 0;
  const after = policy && part <= policy.additions ? additionsQuote(policy, part) : undefined;
  const chosen = policyRow(values.policyNo, context);
  const row = (id: string, label: string, before = 0, next = 0) => ({
    id,
    label,
    before: formatRupees(before),
    after: formatRupees(next),
    step: 'part' as const,
  });
  return (
    <OtpReviewStep
      heading={m.puaSurrender_reviewHeading()}
      lead={m.puaSurrender_reviewLead()}
      caption={m.puaSurrender_workType()}
      rows={[
        row('additions', m.puaSurrender_additions(), policy?.additions, after?.left),
        row('cover', m.puaSurrender_cover(), policy?.cover, after?.cover),
      ]}
    >
      <DataList
        items={[
          { label: chosen.label, value: chosen.after },
          { label: m.puaSurrender_cash(), value: formatRupees(after?.cash ?? 0), figure: true, strong: true },
          { label: m.puaSurrender_account(), value: policy?.bankAccountNo },
        ]}
      />
    </OtpReviewStep>
  );
}
