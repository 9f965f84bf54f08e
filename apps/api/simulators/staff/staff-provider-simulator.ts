import { createHash, randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { backTo, html, sendPage } from '../sandbox/page.ts';
import type { CodeStore, IssuedCode } from './code-store.ts';
import { STAFF_PEOPLE, type StaffPerson } from './staff-people.ts';

export const STAFF_SCENARIOS = [
  'staff provider away',
  'staff token of another sign-in',
  'staff token for another app',
  'staff token expired',
  'staff token forged',
] as const;
export type StaffScenario = (typeof STAFF_SCENARIOS)[number];

export interface StaffProviderSimulatorOptions {
  /** Where the plugin is registered, as an absolute address: the issuer. */
  issuer: () => string;
  clientId: string;
  secret: string;
  accepts: (address: string) => boolean;
  clock: { now(): Date };
  store: CodeStore;
  scenarios: () => Promise<ReadonlySet<StaffScenario>>;
}

const TOKEN_SECONDS = 300;
type Query = Readonly<Record<string, string | undefined>>;

/**
 * Simulates the insurer's OpenID Connect provider: a page on which staff choose who they are, codes that work once with
 * their PKCE verifier, and signed ID tokens.
 */
export const staffProviderSimulator =
  (options: StaffProviderSimulatorOptions): FastifyPluginAsync =>
  async (app) => {
    const { issuer, clientId, secret, accepts, store, scenarios } = options;
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    app.addHook('preHandler', async (_request, reply) => {
      if ((await scenarios()).has('staff provider away')) return reply.code(503).send();
    });

    app.get('/.well-known/openid-configuration', async () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ['code'],
      response_modes_supported: ['fragment'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }));

    app.get('/jwks', async () => {
      const { d: _, ...publicKey } = await store.key();
      return { keys: [publicKey] };
    });

    app.get<{ Querystring: Query }>('/authorize', async ({ query }, reply) => {
      const { client_id, redirect_uri = '', state = '', nonce = '', code_challenge = '', staff } = query;
      const isKnown = client_id === clientId && query.response_type === 'code' && accepts(redirect_uri);
      if (!isKnown || query.code_challenge_method !== 'S256' || query.response_mode !== 'fragment') {
        reply.code(400);
        return sendPage(
          reply,
          'This sign-in cannot begin',
          html`<p>The app, or the address to return to, is not known.</p>`,
        );
      }
      const person = STAFF_PEOPLE.find(({ id }) => id === staff);
      if (!person) {
        const link = ({ id }: StaffPerson) =>
          `${issuer()}/authorize?${new URLSearchParams({ ...toText(query), staff: id })}`;
        return sendPage(
          reply,
          'Who are you?',
          html`<ul>${STAFF_PEOPLE.map((each) => html`<li><a href="${link(each)}">${each.name}</a> (${each.roles.join(', ')})</li>`)}</ul>`,
        );
      }
      const code = randomBytes(24).toString('base64url');
      await store.add({ code, subject: person.id, redirectUri: redirect_uri, nonce, challenge: code_challenge });
      return backTo(reply, `${redirect_uri}#${new URLSearchParams({ code, state, iss: issuer() })}`);
    });

    app.post<{ Body: Query }>('/token', async ({ body, headers }, reply) => {
      // clients encode more characters than they must (RFC 6749, 2.3.1)
      const given = Buffer.from((headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
      if (given.split(':').map(decodeURIComponent).join(':') !== `${clientId}:${secret}`)
        return reply.code(401).send({ error: 'invalid_client' });
      const issued = body.code === undefined ? undefined : await store.take(body.code);
      const challenge = createHash('sha256')
        .update(body.code_verifier ?? '')
        .digest('base64url');
      if (!issued || issued.challenge !== challenge || issued.redirectUri !== body.redirect_uri)
        return reply.code(400).send({ error: 'invalid_grant' });
      reply.header('cache-control', 'no-store');
      return {
        access_token: randomBytes(24).toString('base64url'),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        id_token: await idToken(options, issued),
      };
    });
  };

const toText = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

async function idToken(
  { issuer, clientId, clock, store, scenarios }: StaffProviderSimulatorOptions,
  { subject, nonce }: IssuedCode,
): Promise<string> {
  const on = await scenarios();
  const person = STAFF_PEOPLE.find(({ id }) => id === subject);
  const now = Math.floor(clock.now().getTime() / 1000) - (on.has('staff token expired') ? 2 * TOKEN_SECONDS : 0);
  const jwk = await store.key();
  const token = await new SignJWT({
    name: person?.name,
    roles: person?.roles,
    nonce: on.has('staff token of another sign-in') ? randomBytes(16).toString('base64url') : nonce,
    auth_time: now,
  })
    .setProtectedHeader({ alg: 'ES256', kid: jwk.kid ?? '' })
    .setIssuer(issuer())
    .setSubject(subject)
    .setAudience(on.has('staff token for another app') ? 'another-app' : clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(await importJWK(jwk, 'ES256'));
  return on.has('staff token forged') ? `${token.slice(0, -8)}AAAAAAAA` : token;
}
