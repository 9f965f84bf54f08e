import type { RenderLink } from '@lifedesk/ui';
import { Link } from 'react-router-dom';
import { prefix } from '../registry/registry.ts';

/**
 * The router follows links inside the portal; the browser follows all others, including downloads and telephone
 * numbers.
 */
export const routerLink: RenderLink = ({ href, ...props }) =>
  href === prefix || href.startsWith(`${prefix}/`) ? <Link {...props} to={href} /> : <a {...props} href={href} />;
