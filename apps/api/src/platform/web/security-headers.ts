import type { Config } from '../../config.ts';

/** The options of the security headers of pages and files. Origins are `https://host[:port]`. */
export interface SecurityOptions {
  /** Whether the portal uses HTTPS. Browsers must then never use HTTP. */
  readonly secure: boolean;
  /** Other origins that the portal's scripts may call: API and content bases, the upload store. */
  readonly connect: readonly string[];
  /** Origins to which the portal's forms may be sent: the payment gateway. */
  readonly forms: readonly string[];
  /** Other origins that images may come from: the assets base. */
  readonly pictures: readonly string[];
}

/** Whether this installation uses HTTPS, here or at a proxy in front. */
export const isSecure = ({ tls, publicUrl }: Pick<Config, 'tls' | 'publicUrl'>): boolean =>
  tls !== null || (publicUrl?.startsWith('https:') ?? false);

const YEAR = 31_536_000;

export const strictTransport = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { 'strict-transport-security': `max-age=${2 * YEAR}; includeSubDomains` } : {};

/** Headers of every response of the web server. Other sites cannot frame, embed or read the portal. */
export function commonHeaders(options: Pick<SecurityOptions, 'secure'>): Readonly<Record<string, string>> {
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
 * The content security policy of a page. Scripts and styles are our own files, except the one style element with this
 * response's nonce. `require-trusted-types-for` prevents text from becoming script; its one policy only creates the URL
 * of the worker that caches the page for verifying documents.
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
