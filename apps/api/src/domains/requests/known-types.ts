import type { components } from '@lifedesk/contract';
import type { PromiseKind } from '@lifedesk/rules';
import { document } from '../../platform/contract/document.ts';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import { fitsVariable } from '../../platform/sms/render-sms.ts';

/** The service that a request comes from, by its address in the portal. */
export type RequestType = components['schemas']['ServiceRequestType'];

/** The field names in the audit trail. */
export type AuditField = components['schemas']['AuditField'];

/** A text in each language of the portal. */
export type LocalisedText = components['schemas']['Wording'];

interface TypeFacts {
  /** Its name in messages and lists: at most 30 characters, the limit of an SMS variable. */
  name: LocalisedText;
  /** The promised time; the one for service requests if missing. */
  promise?: PromiseKind;
  /** It moves money or changes where money goes, so a second person must check its approval. */
  movesMoney?: true;
  /** The fields it may change, by their name in the audit trail. */
  changes?: { readonly [Field in AuditField]?: LocalisedText };
}

/** The kinds of request that a domain makes; the default export of its `request-types.ts`. */
export type RequestTypes = { readonly [Type in RequestType]?: TypeFacts };

const FILE = 'request-types.ts';

/**
 * Collects the domains' kinds of request. Throws if none describes a kind or field in the contract, or if a name is too
 * long for an SMS.
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
  if (missing.length > 0) throw new Error(`no domain's ${FILE} describes ${missing.join(', ')}`);
  const unfit = Object.values(types).flatMap(({ name }) => Object.values(name).filter((text) => !fitsVariable(text)));
  if (unfit.length > 0)
    throw new Error(
      `these names of requests are longer than the 30 characters that an SMS allows: ${unfit.join(', ')}`,
    );
  return {
    types: types as Readonly<Record<RequestType, TypeFacts>>,
    fields: fields as Readonly<Record<AuditField, LocalisedText>>,
  };
}

const { types, fields } = await gather();

/** The promise and name of each kind of request. */
export const REQUEST_TYPES = types;
/** The names of changed fields in the audit trail. */
export const AUDIT_FIELDS = fields;
