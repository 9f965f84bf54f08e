import type { Config } from './config.ts';

/** Minimum length in bytes of secrets that sign or derive keys, and of tokens that we only send. */
const SECRET_BYTES = 32;
const TOKEN_BYTES = 16;

/** A random secret of 16 bytes in any encoding has more. A repeated or typed one has fewer. */
const LEAST_CHARACTERS = 8;

/** This computer. Traffic to it crosses no network, for example to a proxy that encrypts. */
const isLocalHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
/** The accepted SSL modes for PostgreSQL. `prefer` falls back to plain text, and `no-verify` trusts anyone. */
const ENCRYPTED_DATABASE = new Set(['require', 'verify-ca', 'verify-full']);
/** Parameters of a database URL that cannot weaken it. `host` is accepted for a socket on this computer. */
const DATABASE_PARAMETERS = new Set([
  'sslmode',
  'sslrootcert',
  'sslcert',
  'sslkey',
  'user',
  'application_name',
  'options',
  'connect_timeout',
  'target_session_attrs',
]);

/**
 * Settings that need an explicit value in production, and URLs that must not be plain text. Returns every problem with
 * the variable's name and the reason, never a value.
 */
export function findUnsafeSettings(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return [
    ...findMissing(config),
    ...findWeakSecrets(config),
    ...findPlainText(config),
    ...findWrongEnvironment(config),
    ...findWeakTls(env),
  ];
}

function findMissing(config: Config): string[] {
  const { environment, secret, healthSecret, publicUrl, sms, mail, gateway, backOffice, database } = config;
  const needed: [unknown, string][] = [
    [secret, 'LIFEDESK_SECRET is required'],
    [healthSecret, 'LIFEDESK_HEALTH_SECRET is required'],
    [publicUrl, 'LIFEDESK_PUBLIC_URL is required'],
    [database.url, 'DATABASE_URL is required, because the embedded engine serves one node without a replica,'],
    [sms, 'LIFEDESK_SMS_URL, LIFEDESK_SMS_TOKEN and LIFEDESK_SMS_SENDER are required'],
    [mail, 'LIFEDESK_MAIL_URL and LIFEDESK_MAIL_FROM are required'],
    [gateway, 'LIFEDESK_GATEWAY_URL, LIFEDESK_GATEWAY_MERCHANT and LIFEDESK_GATEWAY_SECRET are required'],
    [backOffice, 'LIFEDESK_BACK_OFFICE_URL and LIFEDESK_BACK_OFFICE_SECRET are required'],
  ];
  return needed.filter(([value]) => !value).map(([, text]) => `${text} in ${environment}`);
}

function findWeakSecrets(config: Config): string[] {
  const { secret, previousSecrets, gateway, backOffice, sms, bankVerifier, panRegistry, payoutBank, upi, helpPartner } =
    config;
  // The length of the root secrets is checked in every environment.
  const secrets: (readonly [string, string | null | undefined, number])[] = [
    ['LIFEDESK_SECRET', secret, 0],
    ...previousSecrets.map((each) => ['LIFEDESK_SECRET_PREVIOUS', each, 0] as const),
    ['LIFEDESK_HEALTH_SECRET', config.healthSecret, 0],
    ...config.previousHealthSecrets.map((each) => ['LIFEDESK_HEALTH_SECRET_PREVIOUS', each, 0] as const),
    ['LIFEDESK_GATEWAY_SECRET', gateway?.secret, SECRET_BYTES],
    ['LIFEDESK_BACK_OFFICE_SECRET', backOffice?.secret, SECRET_BYTES],
    ['LIFEDESK_PAYOUT_BANK_SECRET', payoutBank?.secret, SECRET_BYTES],
    ['LIFEDESK_UPI_SECRET', upi?.secret, SECRET_BYTES],
    ['LIFEDESK_MEDICAL_PARTNER_SECRET', config.medicalPartner?.secret, SECRET_BYTES],
    ['LIFEDESK_HELP_PARTNER_TOKEN', helpPartner?.token, TOKEN_BYTES],
    ['LIFEDESK_IDENTITY_REGISTRY_TOKEN', config.identityRegistry?.token, TOKEN_BYTES],
    ['LIFEDESK_FACE_COMPARISON_TOKEN', config.faceComparison?.token, TOKEN_BYTES],
    ['LIFEDESK_STAFF_CLIENT_SECRET', config.staff?.secret, TOKEN_BYTES],
    ['LIFEDESK_SMS_TOKEN', sms?.token, TOKEN_BYTES],
    ['LIFEDESK_BANK_VERIFIER_TOKEN', bankVerifier?.token, TOKEN_BYTES],
    ['LIFEDESK_PAN_REGISTRY_TOKEN', panRegistry?.token, TOKEN_BYTES],
  ];
  const given = secrets.flatMap(([name, value, least]) => (value ? [{ name, value, least }] : []));
  const pairs = given.flatMap((one, at) => given.slice(at + 1).map((other) => [one, other] as const));
  return [
    ...given.flatMap(({ name, value, least }) => {
      if (Buffer.byteLength(value) < least)
        return [`${name} must have at least ${least} bytes: a shorter one can be guessed`];
      if (new Set(value).size >= LEAST_CHARACTERS) return [];
      return [
        `${name} must be random, with at least ${LEAST_CHARACTERS} different characters: this one can be guessed`,
      ];
    }),
    ...pairs
      .filter(([one, other]) => one.value === other.value)
      .map(([one, other]) => `${one.name} and ${other.name} must differ: whoever knows one could act as the other`),
  ];
}

function findPlainText(config: Config): string[] {
  const { sms, mail, gateway, backOffice, bankVerifier, panRegistry, payoutBank, upi, helpPartner } = config;
  const { files, publicUrl, web, database } = config;
  const findUnencrypted = (name: string, url: string | null | undefined, protocol = 'https:'): string[] => {
    const parsed = url ? URL.parse(url) : null;
    if (!parsed || parsed.protocol === protocol || isLocalHost(parsed.hostname)) return [];
    return [`${name} must begin with ${protocol}//: requests would cross the network in plain text`];
  };
  // Browsers use these, so a local host is no exception.
  const findUnencryptedForBrowsers = (name: string, url: string | null | undefined): string[] =>
    !url || url.startsWith('https://')
      ? []
      : [`${name} must begin with https://: browsers would send it in plain text`];
  return [
    ...findUnencryptedForBrowsers('LIFEDESK_PUBLIC_URL', publicUrl),
    ...config.origins.flatMap((origin) => findUnencryptedForBrowsers('Each of LIFEDESK_ORIGINS', origin)),
    ...config.returnAddresses.flatMap((origin) =>
      findUnencryptedForBrowsers('Each of LIFEDESK_RETURN_ADDRESSES', origin),
    ),
    ...findUnencrypted('LIFEDESK_SMS_URL', sms?.url),
    ...findUnencrypted('LIFEDESK_MAIL_URL', mail?.url, 'smtps:'),
    ...findUnencrypted('LIFEDESK_GATEWAY_URL', gateway?.url),
    ...findUnencrypted('LIFEDESK_BACK_OFFICE_URL', backOffice?.url),
    ...findUnencrypted('LIFEDESK_BANK_VERIFIER_URL', bankVerifier?.url),
    ...findUnencrypted('LIFEDESK_PAYOUT_BANK_URL', payoutBank?.url),
    ...findUnencrypted('LIFEDESK_UPI_URL', upi?.url),
    ...findUnencrypted('LIFEDESK_MEDICAL_PARTNER_URL', config.medicalPartner?.url),
    ...findUnencrypted('LIFEDESK_HELP_PARTNER_URL', helpPartner?.url),
    ...findUnencrypted('LIFEDESK_IDENTITY_REGISTRY_URL', config.identityRegistry?.url),
    ...findUnencrypted('LIFEDESK_FACE_COMPARISON_URL', config.faceComparison?.url),
    ...findUnencrypted('LIFEDESK_STAFF_ISSUER', config.staff?.url),
    ...(config.staff?.returnAddresses ?? []).flatMap((address) =>
      findUnencryptedForBrowsers('Each of LIFEDESK_STAFF_RETURN_ADDRESSES', address),
    ),
    ...findUnencrypted('LIFEDESK_PAN_REGISTRY_URL', panRegistry?.url),
    ...findUnencrypted('LIFEDESK_TRACES', config.traces),
    ...findUnencrypted('LIFEDESK_S3_ENDPOINT', files.kind === 's3' ? files.endpoint : null),
    ...findUnencryptedForBrowsers('LIFEDESK_BASE_API', web?.bases.customerService),
    ...findUnencryptedForBrowsers('LIFEDESK_BASE_CONTENT', web?.bases.content),
    ...findUnencryptedForBrowsers('LIFEDESK_BASE_EMAIL', web?.bases.email),
    ...findUnencryptedForBrowsers('LIFEDESK_BASE_ASSETS', web?.bases.assets),
    ...(mail && URL.parse(mail.url)?.search
      ? ['LIFEDESK_MAIL_URL must have no parameters: they can switch off its encryption']
      : []),
    ...findPlainDatabase(database.url),
  ];
}

function findPlainDatabase(url: string | null): string[] {
  const parsed = url === null ? null : URL.parse(url);
  if (!parsed) return [];
  const { searchParams, hostname } = parsed;
  const names = [...searchParams.keys()];
  const isSocket = hostname === '' && (searchParams.get('host') ?? '').startsWith('/');
  const doubled = names.find((name, at) => names.indexOf(name) !== at);
  if (doubled) return [`DATABASE_URL must have each parameter once: ${doubled} is doubled, and the last one wins`];
  const other = names.find((name) => !DATABASE_PARAMETERS.has(name) && !(isSocket && name === 'host'));
  if (other) return [`DATABASE_URL must not have the parameter ${other}: it can change the server or its encryption`];
  if (isSocket || isLocalHost(hostname)) return [];
  if (hostname === '') return ['DATABASE_URL must name its server: PGHOST would choose it'];
  if (ENCRYPTED_DATABASE.has(parsed.searchParams.get('sslmode') ?? '')) return [];
  return ['DATABASE_URL must have sslmode=verify-full: customers’ data would cross the network in plain text'];
}

/** Without this check the portal would send bodies that the API rejects. */
function findWrongEnvironment({ web, environment }: Config): string[] {
  const named = web?.environment ?? environment;
  if (named === 'PROD' || named === 'PRE_PROD') return [];
  return [
    `LIFEDESK_PORTAL_ENV must be PROD or PRE_PROD in ${environment}: elsewhere the portal does not encrypt bodies`,
  ];
}

/** Settings of Node that weaken every connection. */
function findWeakTls({
  NODE_TLS_REJECT_UNAUTHORIZED,
  NODE_OPTIONS = '',
}: Readonly<Record<string, string | undefined>>) {
  const weak = /--tls-(min-v1\.[01]|max-v1\.[01]|cipher-list)\b/.exec(NODE_OPTIONS)?.[0];
  return [
    ...(NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? ['NODE_TLS_REJECT_UNAUTHORIZED must not be 0: anyone could answer as another server']
      : []),
    ...(weak ? [`NODE_OPTIONS must not have ${weak}: connections would be encrypted in an old or weak way`] : []),
  ];
}
