import {
  CompareLink,
  FormStep,
  fieldId,
  type Locale,
  lazyPart,
  PayoutCheck,
  useHref,
  useLocale,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, parseIsoDate } from '@lifedesk/rules';
import { isWithdrawalReason, withdrawalText } from '@lifedesk/rules/texts';
import { Link, RadioGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { ulipSurrender } from './facts.ts';
import { PartFields } from './PartFields.tsx';
import { type FundsPolicy, policyOf, withdrawalJourney } from './withdrawal-journey.ts';

/** The figures and their rules, which the earlier steps do not need. */
const Outcome = lazyPart(() => import('./Outcome.tsx'));

/** A part or all, with what it pays and costs. Appears once payouts are possible. */
export function AmountStep(): ReactElement | null {
  const language = useLocale();
  const href = useHref();
  const { context, values, set, errorOf } = useStep(withdrawalJourney);
  const { policyNo, extent } = values;
  const policy = policyOf(context, policyNo);
  const ask = usePayoutCheck(policyNo, ulipSurrender.id);
  if (!policy) return null;
  const { planName, value, withdrawal } = policy;
  const addAccount = policy.bankAccountNo ? undefined : href('neft-details', { id: policy.id });
  return (
    <PayoutCheck ask={ask}>
      <FormStep
        heading={m.ulipSurrender_heading()}
        lead={m.ulipSurrender_lead({ plan: planName, number: policyNo, value: formatRupees(value) })}
      >
        <Stack gap="6">
          <RadioGroup
            id={fieldId('extent')}
            name="extent"
            value={extent}
            onValueChange={(chosen) => set({ extent: chosen === 'all' ? 'all' : 'part' })}
            error={errorOf('extent')}
            label={m.ulipSurrender_label()}
            options={[
              ...(withdrawal.possible
                ? [{ value: 'part', label: m.ulipSurrender_part(), help: m.ulipSurrender_partHelp() }]
                : []),
              { value: 'all', label: m.ulipSurrender_all(), help: m.ulipSurrender_allHelp() },
            ]}
          />
          {!withdrawal.possible && <p>{whyNoPart(withdrawal, language)}</p>}
          {addAccount && (
            <Link alone href={addAccount}>
              {m.ulipSurrender_addAccount()}
            </Link>
          )}
          <CompareLink id={policy.id} />
          {extent === 'part' && withdrawal.possible && <PartFields policy={policy} />}
          <div aria-live="polite">
            <Outcome policy={policy} />
          </div>
        </Stack>
      </FormStep>
    </PayoutCheck>
  );
}

function whyNoPart({ because, lockedUntil, terms }: FundsPolicy['withdrawal'], language: Locale): string {
  const from = parseIsoDate(lockedUntil);
  if (!from || !isWithdrawalReason(because)) return m.ulipSurrender_noPart();
  return withdrawalText(because, { lockedUntil: from, perYear: terms?.perYear ?? 0 }, language);
}
