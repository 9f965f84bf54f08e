import { useApp, useHref } from '@lifedesk/journey';
import {
  type CalendarDate,
  earnsBonus,
  isRevivalEligible,
  needsHealthDeclaration,
  parseIsoDate,
  premiumFallsDue,
  todayInIndia,
} from '@lifedesk/rules';
import {
  ActionTiles,
  BankIcon,
  BonusIcon,
  CheckIcon,
  ClaimIcon,
  DateIcon,
  DocumentIcon,
  DownloadIcon,
  Heading,
  HelpIcon,
  type IconComponent,
  IdentityIcon,
  PayIcon,
  PersonIcon,
  PickupIcon,
  PlaceIcon,
  PolicyIcon,
  Stack,
} from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { canNominate } from './fitting-action.ts';
import type { PolicyView } from './policy-view.ts';
import type { Overview } from './use-overview.ts';

interface QuickAction {
  readonly service: string;
  /** The part of the service. */
  readonly query?: Readonly<Record<string, string>>;
  readonly label: () => string;
  readonly icon: IconComponent;
  /** Who can use it; everyone by default. */
  readonly fits?: (view: PolicyView, today: CalendarDate) => boolean;
  /** When it is offered, by the overview; always by default. */
  readonly isDue?: (overview: Overview) => boolean | undefined;
}

const isPaying = ({ policy: { policyStatusCode }, dueDate }: PolicyView) =>
  premiumFallsDue({ policyStatusCode, dueDate: dueDate ?? null }).fallsDue;
const takesAutoDebit = ({ more }: PolicyView) => more?.canRegisterAutoDebit === true;
/** A loan that comes close to the surrender value leaves nothing to borrow. */
const canBorrow = ({ policy: { borrowing, restrictions = [] }, needs }: PolicyView) =>
  borrowing?.possible === true &&
  !restrictions.some(({ action }) => action === 'loan') &&
  !needs.some(({ kind }) => kind === 'loan');
const takesBonus = ({ policy: { policyStatusCode, sharesInProfits = false } }: PolicyView) =>
  earnsBonus({ policyStatusCode, sharesInProfits }).earns;
const declaresHealth = ({ policy, dueDate: due }: PolicyView, today: CalendarDate) => {
  const dueDate = due ?? null;
  const { policyStatusCode, premiumLeft, revivalDate } = policy;
  const facts = { policyStatusCode, premiumLeft, dueDate, revivalDate: parseIsoDate(revivalDate), today };
  return isRevivalEligible(facts).eligible && needsHealthDeclaration(dueDate, today);
};

const actions: readonly QuickAction[] = [
  { service: 'pay-online', label: m.dashboard_quickPay, icon: PayIcon, fits: isPaying },
  {
    service: 'ekyc',
    label: m.dashboard_quickIdentity,
    icon: IdentityIcon,
    isDue: (overview) => overview.isIdentityCheckDue,
  },
  {
    service: 'download-center',
    query: { kind: 'premium-certificate' },
    label: m.dashboard_quickTax,
    icon: DownloadIcon,
    fits: isPaying,
  },
  { service: 'register-auto-debit', label: m.dashboard_quickAutoDebit, icon: DateIcon, fits: takesAutoDebit },
  { service: 'e-loan', label: m.dashboard_quickLoan, icon: BonusIcon, fits: canBorrow },
  // not done online: the page says how to do it
  { service: 'all-services', query: { group: 'claims' }, label: m.dashboard_quickClaim, icon: ClaimIcon },
  { service: 'download-center', label: m.dashboard_quickDocuments, icon: DocumentIcon },
  { service: 'update-nominee', label: m.dashboard_quickNominee, icon: PersonIcon, fits: canNominate },
  { service: 'neft-details', label: m.dashboard_quickBank, icon: BankIcon },
  { service: 'change-bonus', label: m.dashboard_quickBonus, icon: BonusIcon, fits: takesBonus },
  { service: 'cheque-pickup', label: m.dashboard_quickPickup, icon: PickupIcon, fits: isPaying },
  { service: 'update-address', label: m.dashboard_quickAddress, icon: PlaceIcon },
  { service: 'queries-complaints', label: m.dashboard_quickHelp, icon: HelpIcon },
  { service: 'submit-ehdf', label: m.dashboard_quickHealth, icon: CheckIcon, fits: declaresHealth },
  { service: 'application-tracker', label: m.dashboard_quickApplication, icon: PolicyIcon },
];

/** Enough to fill two rows. */
const MOST = 8;

interface QuickActionsProps {
  readonly views: readonly PolicyView[];
  /** Undefined if it could not be loaded. */
  readonly overview: Overview | undefined;
}

/** What someone with these policies is likely to want. */
export function QuickActions({ views, overview }: QuickActionsProps): ReactElement {
  const href = useHref();
  const today = todayInIndia(useApp().now());
  const isOffered = ({ fits, isDue }: QuickAction) =>
    (!fits || views.some((view) => fits(view, today))) && (!isDue || (overview && isDue(overview)));
  const items = actions.filter(isOffered).flatMap(({ service, query, label, icon }) => {
    const address = href(service, query);
    return address ? [{ href: address, label: label(), icon }] : [];
  });
  return (
    <Stack as="section" gap="4" aria-labelledby="quick">
      <Heading level={2} id="quick">
        {m.dashboard_quickHeading()}
      </Heading>
      <ActionTiles items={items.slice(0, MOST)} />
    </Stack>
  );
}
