import type { AuditField, Contribution, Contributions, RequestType } from './contributions.ts';
import { document } from './platform/contract/document.ts';
import { inEveryLanguage, type Message } from './platform/language.ts';
import { fitsVariable } from './platform/sms/render-sms.ts';

/** Collects the contributions of all domains, in the order of the list. Throws if a kind of request is incomplete. */
export function collectContributions(domains: readonly Contribution[]): Contributions {
  const findAll = <Name extends keyof Contribution>(name: Name): NonNullable<Contribution[Name]>[] =>
    domains.map((domain) => domain[name]).filter((found) => found !== undefined && found !== null);
  const requestTypes = toRequestTypes(Object.assign({}, ...findAll('requestTypes')));
  return {
    requestTypes,
    auditFields: toAuditFields(requestTypes),
    effects: Object.assign({}, ...findAll('effects')),
    otpPurposes: Object.assign(
      Object.fromEntries(Object.entries(requestTypes).map(([type, { name }]) => [type, name])),
      ...findAll('otpPurposes'),
    ),
    orderChecks: findAll('orderChecks'),
    companyListAdditions: findAll('companyListAdditions'),
    loginAdditions: findAll('loginAdditions'),
    attentionFacts: findAll('attentionFacts'),
    plannedDebits: findAll('plannedDebits'),
    overviewAdditions: findAll('overviewAdditions'),
    notifications: findAll('notifications'),
    requestAdditions: findAll('requestAdditions'),
    onPolicyEnd: findAll('onPolicyEnd'),
  };
}

const { ServiceRequestType, AuditField: Fields } = document.components.schemas;

/** Throws unless every kind of request in the contract has a name that fits an SMS. */
function toRequestTypes(types: NonNullable<Contribution['requestTypes']>): Contributions['requestTypes'] {
  const missing = (ServiceRequestType.enum as RequestType[]).filter((type) => !types[type]);
  if (missing.length > 0) throw new Error(`no domain has the request types ${missing.join(', ')}`);
  const found = types as Contributions['requestTypes'];
  const unfit = Object.values(found).flatMap(({ name }) =>
    Object.values(inEveryLanguage(name)).filter((text) => !fitsVariable(text)),
  );
  if (unfit.length > 0)
    throw new Error(
      `these names of requests are longer than the 30 characters that an SMS allows: ${unfit.join(', ')}`,
    );
  return found;
}

/** Throws unless every field of the audit trail has a name. */
function toAuditFields(types: Contributions['requestTypes']): Contributions['auditFields'] {
  const fields: { readonly [Field in AuditField]?: Message } = Object.assign(
    {},
    ...Object.values(types).map(({ changes }) => changes),
  );
  const missing = (Fields.enum as AuditField[]).filter((field) => !fields[field]);
  if (missing.length > 0) throw new Error(`no request type changes the fields ${missing.join(', ')}`);
  return fields as Contributions['auditFields'];
}
