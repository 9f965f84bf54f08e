import { inBackground, type Policy, statusWords, useApp, useOneAtATime } from '@lifedesk/journey';
import { formatRupees, type Paise } from '@lifedesk/rules';
import { corporatePoliciesByPage, type Sdk } from '@lifedesk/sdk';
import { Button, DownloadIcon } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { csvFile } from '../../shared/csv-file.ts';
import * as m from '../../texts.ts';
import { type ListView, pageBodyOf } from './policy-list.ts';

/** The most policies of one call. */
const BATCH = 100;

interface SaveListProps {
  readonly view: ListView;
  readonly total: number;
}

/** Saves the list with its filter and order, all pages of it, as a file for a spreadsheet. */
export function SaveList({ view, total }: SaveListProps): ReactElement {
  const { sdk, save } = useApp();
  const { busy, run } = useOneAtATime<'list'>();
  const keep = () =>
    run('list', async () => save(csvFile(rowsOf(await allPolicies(sdk, view, total))), `policies-${view.only}.csv`));
  return (
    <div>
      <Button
        variant="secondary"
        icon={DownloadIcon}
        loading={busy !== undefined}
        loadingLabel={m.companyDashboard_saving()}
        onClick={keep}
      >
        {m.companyDashboard_save()}
      </Button>
    </div>
  );
}

async function allPolicies(sdk: Sdk, view: ListView, total: number): Promise<readonly Policy[]> {
  const all: Policy[] = [];
  for (let page = 1; (page - 1) * BATCH < total; page += 1) {
    const body = { ...pageBodyOf({ ...view, page }), pageSize: BATCH };
    all.push(...(await corporatePoliciesByPage(sdk, body, inBackground)).policiesData);
  }
  return all;
}

/** Without sign and separators, so that a spreadsheet can add them up. */
const rupees = (paise: Paise): string => formatRupees(paise).replaceAll(/[₹,]/g, '');

const rowsOf = (policies: readonly Policy[]): string[][] => [
  [
    m.companyDashboard_policyNo(),
    m.companyDashboard_holder(),
    m.companyDashboard_plan(),
    m.companyDashboard_status(),
    m.companyDashboard_dueDate(),
    m.companyDashboard_premium(),
    m.companyDashboard_toPay(),
  ],
  ...policies.map((policy) => [
    policy.policyNo,
    policy.policyHolderName,
    policy.planName,
    statusWords(policy),
    policy.dueDate ?? '',
    rupees(policy.modalPremiuminclusiveGST),
    rupees(policy.paymentDetails?.totalPremiumDueToBePaid ?? 0),
  ]),
];
