import * as openid from 'openid-client';
import { LookupError } from '../ports/lookup-error.ts';
import type { StaffIdentity, StaffProvider } from '../ports/staff-provider.ts';

export interface OpenIdOptions {
  /** The issuer. A function if it is known only once this process listens. */
  url: string | (() => string);
  clientId: string;
  secret: string;
  /** Whether the provider may lead a browser there. */
  accepts: (returnAddress: string) => boolean;
  clock: { now(): Date };
  /** Milliseconds for each call to the provider. */
  timeoutMs?: number;
}

/** Staff enter their password again for each sign-in, within these seconds: several people share a computer at a counter. */
const MAX_AGE = 600;
const SCOPE = 'openid profile';
/** The provider's answers about us, not about the person. Anything else says that this sign-in is not accepted. */
const FAILURES = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
const UNREACHABLE = 'the provider that staff sign in at cannot be used';

/**
 * Asks an OpenID Connect provider: authorization code with PKCE, state and nonce. The ID token's signature, issuer,
 * audience, nonce and age are checked; its claim `roles` lists what the person does.
 */
export function openIdStaffProvider(options: OpenIdOptions): StaffProvider {
  const { clientId, secret, accepts, clock, timeoutMs = 8_000 } = options;
  const authentication = openid.ClientSecretBasic(secret);
  let metadata: Promise<openid.ServerMetadata> | undefined;

  const discover = async () => {
    const issuer = new URL(typeof options.url === 'string' ? options.url : options.url());
    const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
    const settings = { execute: insecure, timeout: timeoutMs / 1000 };
    return (await openid.discovery(issuer, clientId, secret, authentication, settings)).serverMetadata();
  };
  const configure = async () => {
    metadata ??= discover();
    let server: openid.ServerMetadata;
    try {
      server = await metadata;
    } catch {
      // asked again next time; the cause is left out because it may contain the provider's answer
      metadata = undefined;
      throw new LookupError(UNREACHABLE);
    }
    // tokens are judged by the installation's clock
    const skew = Math.round((clock.now().getTime() - Date.now()) / 1000);
    const configuration = new openid.Configuration(
      server,
      clientId,
      { client_secret: secret, [openid.clockSkew]: skew },
      authentication,
    );
    configuration.timeout = timeoutMs / 1000;
    if (server.issuer.startsWith('http:')) openid.allowInsecureRequests(configuration);
    // the token's signature is checked, although the token comes from the provider itself
    openid.enableNonRepudiationChecks(configuration);
    return configuration;
  };

  return {
    accepts,
    async begin(returnAddress) {
      const configuration = await configure();
      const secrets = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
        returnAddress,
      };
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: returnAddress,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
        // after a #, which browsers send to no server
        response_mode: 'fragment',
        prompt: 'login',
        max_age: String(MAX_AGE),
      });
      return { address: address.href, secrets };
    },

    async identify({ state, nonce, verifier, returnAddress }, result) {
      const configuration = await configure();
      const current = new URL(returnAddress);
      for (const [name, value] of Object.entries(result))
        if (value !== undefined) current.searchParams.set(name, value);
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          maxAge: MAX_AGE,
        });
        return toIdentity(tokens.claims());
      } catch (error) {
        if (isRefusal(error)) return null;
        throw new LookupError(UNREACHABLE);
      }
    },
  };
}

/** Whether the provider, or a check of its token, refuses this sign-in. Otherwise the provider is at fault, or away. */
function isRefusal(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return error.error === 'invalid_grant';
  if (error instanceof openid.AuthorizationResponseError) return true;
  return error instanceof openid.ClientError && !FAILURES.has(error.code ?? '');
}

function toIdentity(claims: openid.IDToken | undefined): StaffIdentity | null {
  if (!claims) return null;
  const { sub, name, preferred_username: account, roles } = claims;
  const called = [name, account].find((text) => typeof text === 'string' && text.trim() !== '');
  return {
    subject: sub,
    name: String(called ?? sub)
      .trim()
      .slice(0, 120),
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
  };
}
