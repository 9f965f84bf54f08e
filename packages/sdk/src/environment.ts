import { notConfigured } from './errors/not-configured.ts';

/** Where the software runs. Every unknown host counts as QA (section 7). */
export type EnvironmentName = 'LOCAL' | 'DEV' | 'QA' | 'UAT' | 'PRE_PROD' | 'PROD';

/** Base addresses without a trailing slash, to be followed by the contract's paths; `assets` ends in `/cs/assets/`. */
export interface Bases {
  readonly customerService: string;
  readonly content: string;
  readonly email: string;
  readonly assets: string;
}

/** The hosts of one environment: an exact host name, or a pattern for the lower-case host name without port. */
export interface HostPattern {
  readonly environment: EnvironmentName;
  readonly host: string | RegExp;
}

/** What an installation configures about its environments. */
export interface EnvironmentConfig {
  /** Tried in order before the default patterns; the first match decides. */
  readonly hosts?: readonly HostPattern[];
  /** Treats localhost as LOCAL. Without it localhost counts as QA, like every unknown host. */
  readonly local?: boolean;
  /** The environment that this app was built for. A host of another one is refused, so that PROD never runs as QA. */
  readonly expected?: EnvironmentName;
  /** Overrides of the same-origin defaults, by environment. */
  readonly bases?: Partial<Record<EnvironmentName, Partial<Bases>>>;
}

/** An environment with its base addresses, from `resolveEnvironment`. */
export interface Environment {
  readonly name: EnvironmentName;
  readonly bases: Bases;
  /** Seals bodies to the customer-service API in an envelope: in PROD and PRE_PROD only. */
  readonly encrypts: boolean;
}

/** Matches hosts that contain the word between dots or dashes. */
const word = (environment: EnvironmentName, spelt: string): HostPattern => ({
  environment,
  host: new RegExp(`(^|[.-])${spelt}([.-]|$)`),
});

/** Words in a host name that identify its environment. Test environments come first: `www.uat.…` is not production. */
export const defaultHosts: readonly HostPattern[] = [
  /* @__PURE__ */ word('PRE_PROD', 'pre-?prod'),
  /* @__PURE__ */ word('UAT', 'uat\\d*'),
  /* @__PURE__ */ word('DEV', 'dev\\d*'),
  /* @__PURE__ */ word('QA', 'qa\\d*'),
  /* @__PURE__ */ word('PROD', 'prod'),
  { environment: 'PROD', host: /^(www|my|portal|customer)\./ },
];

const sameOrigin: Bases = { customerService: '/api', content: '/api', email: '/api', assets: '/cs/assets/' };
const thisMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** An address would match no pattern, and count as QA without a word. */
function assertHost(host: string): void {
  if (typeof host !== 'string') throw notConfigured(`resolveEnvironment needs a host: ${RIGHT}`);
  if (/[/\\?#@\s]/.test(host)) throw notConfigured(`resolveEnvironment needs a host, not an address: ${RIGHT}`);
}

const RIGHT =
  'resolveEnvironment(location.host), or new URL(address).host outside a browser. A host is portal.example or localhost:4200.';

/**
 * The name of a host's environment (`location.hostname` or `location.host`).
 * @throws LifedeskError `not-configured` if it is not a host
 */
export function environmentName(host: string, config: EnvironmentConfig = {}): EnvironmentName {
  assertHost(host);
  for (const pattern of config.hosts ?? []) if (typeof pattern.host === 'string') assertHost(pattern.host);
  const name = host.toLowerCase().replace(/(?<=[^:]|\]):\d+$/, '');
  const fits = (pattern: HostPattern) =>
    typeof pattern.host === 'string' ? pattern.host.toLowerCase() === name : pattern.host.test(name);
  const configured = config.hosts?.find(fits);
  if (configured) return configured.environment;
  if (thisMachine.test(name)) return config.local ? 'LOCAL' : 'QA';
  return defaultHosts.find(fits)?.environment ?? 'QA';
}

/**
 * Everything that depends on the host (section 7): name, base addresses, assets base, and whether bodies are encrypted.
 * Bases are same-origin unless configured; localhost uses the assets of QA unless it has its own (section 9).
 * @throws LifedeskError `not-configured` if it is not a host, if its environment is not the `expected` one, or if a
 * configured assets base does not end in `/cs/assets/`.
 */
export function resolveEnvironment(host: string, config: EnvironmentConfig = {}): Environment {
  const name = environmentName(host, config);
  const { expected } = config;
  if (expected && expected !== name)
    throw notConfigured(
      `This app was built for ${expected}, but the host ${host} is ${name}. Add the host: resolveEnvironment(host, { expected: '${expected}', hosts: [{ environment: '${expected}', host: '${host}' }] }).`,
    );
  const own = config.bases?.[name];
  const assets = own?.assets ?? (name === 'LOCAL' ? config.bases?.QA?.assets : undefined) ?? sameOrigin.assets;
  if (!assets.endsWith('/cs/assets/')) throw notConfigured(`The assets base of ${name} must end in /cs/assets/.`);
  return { name, bases: { ...sameOrigin, ...own, assets }, encrypts: encrypts(name) };
}

/** Only PROD and PRE_PROD encrypt (sections 7 and 9). */
export function encrypts(name: EnvironmentName): boolean {
  return name === 'PROD' || name === 'PRE_PROD';
}
