import type { components } from '@lifedesk/contract';
import type { PromiseKind } from '@lifedesk/rules';
import { document } from '../../platform/contract/document.ts';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import { fitsVariable } from '../../platform/sms/render-sms.ts';

/** The service that a request comes from, by its address in the portal. */
export type RequestType = components['schemas']['ServiceRequestType'];

/** What the audit trail says was changed. */
export type AuditField = components['schemas']['AuditField'];

/** One text in the languages of the portal. */
export type Wording = components['schemas']['Wording'];

interface TypeFacts {
  /** What messages and lists call it: at most 30 characters, which an SMS takes for one variable. */
  name: Wording;
  /** What is promised for it; without one, what is promised for service requests. */
  promise?: PromiseKind;
  /** Money moves, or goes elsewhere from now on: whoever approves it has to be checked by another person. */
  movesMoney?: true;
  /** What it may change, as the audit trail calls it. */
  changes?: { readonly [Field in AuditField]?: Wording };
}

/** The kinds of request that a domain makes; the default export of its `request-types.ts`. */
export type RequestTypes = { readonly [Type in RequestType]?: TypeFacts };

const FILE = 'request-types.ts';

/**
 * What the domains say of their kinds of request. Throws where the contract lists a kind or a field that none describes, or a
 * name does not fit into an SMS.
 */
async function gather() {
  const files = (await readDomainFiles<RequestTypes>(FILE)).values();
  const types: RequestTypes = Object.assign({}, ...files);
  const fields: TypeFacts['changes'] = Object.assign({}, ...Object.values(types).map(({ changes }) => changes));
  const { ServiceRequestType, AuditField } = document.components.schemas;
  const missing = [
    ...(ServiceRequestType.enum as RequestType[]).filter((type) => !types[type]),
    ...(AuditField.enum as AuditField[]).filter((field) => !fields?.[field]),
  ];
  if (missing.length > 0) throw new Error(`no ${FILE} of a domain says what is called ${missing.join(', ')}`);
  const unfit = Object.values(types).flatMap(({ name }) => Object.values(name).filter((text) => !fitsVariable(text)));
  if (unfit.length > 0)
    throw new Error(`an SMS takes at most 30 characters for the name of a request: ${unfit.join(', ')}`);
  return {
    types: types as Readonly<Record<RequestType, TypeFacts>>,
    fields: fields as Readonly<Record<AuditField, Wording>>,
  };
}

const { types, fields } = await gather();

/** What is promised for each kind of request, and what it is called. */
export const REQUEST_TYPES = types;
/** What the audit trail calls what was changed. */
export const AUDIT_FIELDS = fields;
