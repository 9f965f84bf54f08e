import { CompareLink, FormStep, focusHeading, LoadJourney, silent, useApp, useStep } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { checkRevivalPremium } from '@lifedesk/sdk';
import { RadioGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback, useEffect } from 'react';
import * as m from '../texts.ts';
import { Compare, Parts } from './Amounts.tsx';
import { type Cost, costOf } from './cost.ts';
import { EmailQuote } from './EmailQuote.tsx';
import { MissingDetails } from './MissingDetails.tsx';
import { PendingRevival } from './PendingRevival.tsx';
import { blankHealth, revivalJourney } from './revival-journey.ts';
import { schemeOption } from './scheme-names.ts';

/** The cost of reviving the chosen policy, loaded each time the step opens because it changes daily. */
export default function SchemeStep(): ReactElement {
  const { sdk } = useApp();
  const { values, set } = useStep(revivalJourney);
  const { policyNo, filledInFor, scheme } = values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are those from when the step opened, and nothing is filled in while it loads
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const cost = await costOf(sdk, policyNo, { ...silent, signal });
      if (signal.aborted) return cost;
      const isSame = filledInFor === policyNo;
      const [first, ...others] = cost.schemes;
      const only = others.length === 0 ? first?.scheme : undefined;
      set({
        cost,
        filledInFor: policyNo,
        scheme: (isSame && scheme) || (cost.basic.savedScheme ?? only ?? ''),
        ...(!isSame && blankHealth),
      });
      return cost;
    },
    [sdk, policyNo],
  );
  return (
    <LoadJourney
      heading={m.revivalScheme_schemeHeading()}
      ask={ask}
      nothing={({ schemes }) =>
        schemes.length === 0 ? { title: m.revivalScheme_notNow(), why: m.revivalScheme_notNowWhy() } : undefined
      }
    >
      {(cost) =>
        cost.basic.asked ? <PendingRevival cost={cost} revival={cost.basic.asked} /> : <SchemeForm cost={cost} />
      }
    </LoadJourney>
  );
}

function SchemeForm({ cost }: { readonly cost: Cost }): ReactElement {
  const { sdk } = useApp();
  const { context, values, choice } = useStep(revivalJourney);
  const { policyNo, scheme } = values;
  const policyId = context.policies.find((policy) => policy.policyNo === policyNo)?.id ?? '';
  // the heading has changed
  useEffect(() => focusHeading(), []);
  const check = async () => {
    if (!scheme) return undefined;
    const checked = await checkRevivalPremium(sdk, { policyNo, scheme }, { background: true });
    return { cost: { ...cost, checked } };
  };
  return (
    <FormStep
      heading={m.revivalScheme_schemeHeading()}
      lead={m.revivalScheme_schemeLead({ date: formatServerDate(cost.asOf) })}
      check={check}
    >
      <Stack gap="6">
        <RadioGroup
          {...choice('scheme')}
          label={m.revivalScheme_schemeLabel()}
          options={cost.schemes.map(schemeOption)}
        />
        <Compare quotes={cost.schemes} />
        <Parts instalments={cost.instalments} />
        <MissingDetails basic={cost.basic} policyId={policyId} />
        <CompareLink policyNo={policyNo} />
        {scheme && <EmailQuote key={scheme} policyNo={policyNo} scheme={scheme} />}
      </Stack>
    </FormStep>
  );
}
