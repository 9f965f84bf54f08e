import type { Config } from './config.ts';

/** Minimum length in bytes of secrets that sign or derive keys, and of tokens that we only send. */
const SECRET_BYTES = 32;
const TOKEN_BYTES = 16;

/** This computer. Traffic to it crosses no network, for example to a proxy that encrypts. */
const LOCAL_HOSTS = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The accepted SSL modes for PostgreSQL. `prefer` falls back to plain text, and `no-verify` trusts anyone. */
const ENCRYPTED_DATABASE = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * Settings that need an explicit value in production, and URLs that must not be plain text. Returns every problem with
 * the variable's name and the reason, never a value.
 */
export function findUnsafeSettings(config: Config): readonly string[] {
  return [
    ...findMissing(config),
    ...findShortSecrets(config),
    ...findPlainText(config),
    ...findWrongEnvironment(config),
  ];
}

function findMissing({ environment, secret, publicUrl, sms, mail, gateway, backOffice, database }: Config): string[] {
  const needed: [unknown, string][] = [
    [secret, 'LIFEDESK_SECRET is required'],
    [publicUrl, 'LIFEDESK_PUBLIC_URL is required'],
    [database.url, 'DATABASE_URL is required, because the embedded engine serves one node without a replica,'],
    [sms, 'LIFEDESK_SMS_URL, LIFEDESK_SMS_TOKEN and LIFEDESK_SMS_SENDER are required'],
    [mail, 'LIFEDESK_MAIL_URL and LIFEDESK_MAIL_FROM are required'],
    [gateway, 'LIFEDESK_GATEWAY_URL, LIFEDESK_GATEWAY_MERCHANT and LIFEDESK_GATEWAY_SECRET are required'],
    [backOffice, 'LIFEDESK_BACK_OFFICE_URL and LIFEDESK_BACK_OFFICE_SECRET are required'],
  ];
  return needed.filter(([value]) => !value).map(([, text]) => `${text} in ${environment}`);
}

function findShortSecrets({ gateway, backOffice, sms, bankVerifier, panRegistry, payoutBank }: Config): string[] {
  const secrets: [string, string | undefined, number][] = [
    ['LIFEDESK_GATEWAY_SECRET', gateway?.secret, SECRET_BYTES],
    ['LIFEDESK_BACK_OFFICE_SECRET', backOffice?.secret, SECRET_BYTES],
    ['LIFEDESK_PAYOUT_BANK_SECRET', payoutBank?.secret, SECRET_BYTES],
    ['LIFEDESK_SMS_TOKEN', sms?.token, TOKEN_BYTES],
    ['LIFEDESK_BANK_VERIFIER_TOKEN', bankVerifier?.token, TOKEN_BYTES],
    ['LIFEDESK_PAN_REGISTRY_TOKEN', panRegistry?.token, TOKEN_BYTES],
  ];
  return secrets
    .filter(([, value, least]) => value !== undefined && Buffer.byteLength(value) < least)
    .map(([name, , least]) => `${name} must have at least ${least} bytes: a shorter one can be guessed`);
}

function findPlainText(config: Config): string[] {
  const { sms, mail, gateway, backOffice, bankVerifier, panRegistry, payoutBank, files, publicUrl, web, database } =
    config;
  const findUnencrypted = (name: string, url: string | null | undefined, protocol = 'https:'): string[] => {
    const parsed = url ? URL.parse(url) : null;
    if (!parsed || parsed.protocol === protocol || LOCAL_HOSTS.test(parsed.hostname)) return [];
    return [`${name} must begin with ${protocol}//: requests would cross the network in plain text`];
  };
  return [
    ...(publicUrl && !publicUrl.startsWith('https://')
      ? ['LIFEDESK_PUBLIC_URL must begin with https://: sessions would cross the network in plain text']
      : []),
    ...findUnencrypted('LIFEDESK_SMS_URL', sms?.url),
    ...findUnencrypted('LIFEDESK_MAIL_URL', mail?.url, 'smtps:'),
    ...findUnencrypted('LIFEDESK_GATEWAY_URL', gateway?.url),
    ...findUnencrypted('LIFEDESK_BACK_OFFICE_URL', backOffice?.url),
    ...findUnencrypted('LIFEDESK_BANK_VERIFIER_URL', bankVerifier?.url),
    ...findUnencrypted('LIFEDESK_PAYOUT_BANK_URL', payoutBank?.url),
    ...findUnencrypted('LIFEDESK_PAN_REGISTRY_URL', panRegistry?.url),
    ...findUnencrypted('LIFEDESK_S3_ENDPOINT', files.kind === 's3' ? files.endpoint : null),
    ...findUnencrypted('LIFEDESK_BASE_API', web?.bases.customerService),
    ...findUnencrypted('LIFEDESK_BASE_CONTENT', web?.bases.content),
    ...findUnencrypted('LIFEDESK_BASE_EMAIL', web?.bases.email),
    ...findPlainDatabase(database.url),
  ];
}

function findPlainDatabase(url: string | null): string[] {
  const parsed = url === null ? null : URL.parse(url);
  if (!parsed || parsed.hostname === '' || LOCAL_HOSTS.test(parsed.hostname)) return [];
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
