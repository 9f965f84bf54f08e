import type { AuditField, Contribution, Contributions } from './contributions.ts';
import { schemaOf } from './platform/contract/document.ts';
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
    freeLooks: findAll('freeLooks'),
    overviewAdditions: findAll('overviewAdditions'),
    notifications: findAll('notifications'),
    requestAdditions: findAll('requestAdditions'),
    onPolicyEnd: findAll('onPolicyEnd'),
  };
}

/** Whether there is an entry for each name. */
const isComplete = <Name extends string, Value>(
  entries: { readonly [Each in Name]?: Value },
  names: readonly string[],
): entries is Readonly<Record<Name, Value>> => names.every((name) => name in entries);

/** Throws unless every kind of request in the contract has a name that fits an SMS. */
function toRequestTypes(types: NonNullable<Contribution['requestTypes']>): Contributions['requestTypes'] {
  const { enum: names = [] } = schemaOf('ServiceRequestType');
  if (!isComplete(types, names))
    throw new Error(`no domain has the request types ${names.filter((name) => !(name in types)).join(', ')}`);
  const unfit = Object.values(types).flatMap(({ name }) =>
    Object.values(inEveryLanguage(name)).filter((text) => !fitsVariable(text)),
  );
  if (unfit.length > 0)
    throw new Error(
      `these names of requests are longer than the 30 characters that an SMS allows: ${unfit.join(', ')}`,
    );
  return types;
}

/** Throws unless every field of the audit trail has a name. */
function toAuditFields(types: Contributions['requestTypes']): Contributions['auditFields'] {
  const fields: { readonly [Field in AuditField]?: Message } = Object.assign(
    {},
    ...Object.values(types).map(({ changes }) => changes),
  );
  const { enum: names = [] } = schemaOf('AuditField');
  if (!isComplete(fields, names))
    throw new Error(`no request type changes the fields ${names.filter((name) => !(name in fields)).join(', ')}`);
  return fields;
}
