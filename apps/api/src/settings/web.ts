import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { type Config, ENVIRONMENTS } from '../config.ts';
import { messageOf, type Reader } from './reader.ts';

const PORTAL = join(import.meta.dirname, '../../../portal/dist');

/** A certificate and its key that can be used together. */
export function tlsOf(r: Reader): Config['tls'] {
  const given = r.group({ cert: 'LIFEDESK_TLS_CERT', key: 'LIFEDESK_TLS_KEY' });
  if (!given) return null;
  try {
    const pair = { cert: readFileSync(given.cert, 'utf8'), key: readFileSync(given.key, 'utf8') };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    r.problems.push(
      `LIFEDESK_TLS_CERT and LIFEDESK_TLS_KEY must be a PEM certificate and its key: ${messageOf(error)}`,
    );
    return null;
  }
}

/** `off`, or the folder of the built portal. The default is the build's output folder, if it exists. */
export function webOf(r: Reader): Config['web'] {
  const given = r.text('LIFEDESK_WEB');
  const folder = resolve(given ?? PORTAL);
  const named = r.text('LIFEDESK_PORTAL_ENV');
  const environment = named === null ? null : r.oneOf('LIFEDESK_PORTAL_ENV', ENVIRONMENTS, 'QA');
  const base = (name: string, end = '') => {
    const url = r.url(name, ['http:', 'https:']);
    return url === null ? null : url + end;
  };
  const bases = {
    customerService: base('LIFEDESK_BASE_API'),
    content: base('LIFEDESK_BASE_CONTENT'),
    email: base('LIFEDESK_BASE_EMAIL'),
    assets: base('LIFEDESK_BASE_ASSETS', '/'),
  };
  if (given === 'off' || (given === null && !existsSync(join(folder, 'index.html')))) return null;
  return { folder, environment, bases: Object.fromEntries(Object.entries(bases).filter(([, url]) => url !== null)) };
}
