import type { Config } from '../../config.ts';

/** What the security headers of pages and files depend on. Origins are `https://host[:port]`. */
export interface SecurityOptions {
  /** Is the portal reached by HTTPS? Then browsers must never use HTTP. */
  readonly secure: boolean;
  /** Origins, other than the portal's own, that its scripts may call: API and content bases, the upload store. */
  readonly connect: readonly string[];
  /** Origins that a form of the portal may be sent to: the payment gateway. */
  readonly forms: readonly string[];
  /** Origins, other than the portal's own, that pictures may come from: the assets base. */
  readonly pictures: readonly string[];
}

/** Is this installation reached by HTTPS, here or at a proxy in front? */
export const isSecure = ({ tls, publicUrl }: Pick<Config, 'tls' | 'publicUrl'>): boolean =>
  tls !== null || (publicUrl?.startsWith('https:') ?? false);

const YEAR = 31_536_000;

export const strictTransport = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { 'strict-transport-security': `max-age=${2 * YEAR}; includeSubDomains` } : {};

/** Headers of every answer of the web server. Nothing of the portal is for another site to frame, embed or read. */
export function commonHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy':
      'camera=(self), browsing-topics=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...strictTransport(options.secure),
  };
}

/**
 * The content security policy of a page: scripts and styles are files of our own, but for the one style element that
 * carries this answer's nonce. `require-trusted-types-for` closes the DOM to text as script: its one policy makes nothing but the
 * address of the worker that keeps the page which checks documents.
 */
export function contentSecurityPolicy(nonce: string, options: SecurityOptions): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", ...options.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...options.connect],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...options.forms],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['verify-worker'],
    ...(options.secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
