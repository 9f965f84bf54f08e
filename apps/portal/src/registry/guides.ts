import type { Guide, Text } from '@lifedesk/journey';
import type { MenuGroup, SessionKind } from '@lifedesk/journey/service';
import * as m from '../texts.ts';
import { serviceAt } from './registry.ts';
import { services } from './services.ts';

/** Something that is not done online, with its search words. */
export interface FindableGuide extends Guide {
  readonly name: Text;
  readonly words: Text;
}

const guide = (id: string, group: MenuGroup, name: Text, how: Text, words: Text): FindableGuide => ({
  id,
  group,
  name,
  how,
  words,
});

/** Every guide. A guide with the id of a service exists until the service is built. */
const all: readonly FindableGuide[] = [
  guide('correct-name', 'details', m.guide_correctName, m.guide_correctNameHow, m.guide_correctNameWords),
  guide('assignment', 'changes', m.guide_assignment, m.guide_assignmentHow, m.guide_assignmentWords),
  guide('maturity', 'payouts', m.guide_maturity, m.guide_maturityHow, m.guide_maturityWords),
  guide('claim', 'claims', m.guide_claim, m.guide_claimHow, m.guide_claimWords),
  guide('health-claim', 'claims', m.guide_healthClaim, m.guide_healthClaimHow, m.guide_healthClaimWords),
  guide('branch', 'help', m.guide_branch, m.guide_branchHow, m.guide_branchWords),
  guide('call', 'help', m.guide_call, m.guide_callHow, m.guide_callWords),
];

/** What a company does not do online. */
const ofCompanies: readonly FindableGuide[] = [
  guide('add-employee', 'policies', m.guide_addEmployee, m.guide_addEmployeeHow, m.guide_addEmployeeWords),
  guide('company-nominee', 'policies', m.guide_companyNominee, m.guide_companyNomineeHow, m.guide_companyNomineeWords),
  guide('company-complaint', 'help', m.guide_complaint, m.guide_complaintHow, m.guide_complaintWords),
];
/** What concerns a company as well. */
const shared: ReadonlySet<string> = new Set(['claim', 'health-claim', 'branch', 'call']);

const notOnline = all.filter(({ id }) => !serviceAt(services, `/${id}`));
const forCompanies = [...ofCompanies, ...notOnline.filter(({ id }) => shared.has(id))];

/** What is not done online, and how to do it instead. */
export const guidesFor = (session: SessionKind): readonly FindableGuide[] =>
  session === 'corp' ? forCompanies : notOnline;
