import type { RenderLink } from '@lifedesk/ui';
import { Link } from 'react-router-dom';
import { prefix } from '../registry/registry.ts';

/** Links inside the portal are followed by the router; all others, downloads and telephone numbers included, by the browser. */
export const routerLink: RenderLink = ({ href, ...props }) =>
  href === prefix || href.startsWith(`${prefix}/`) ? <Link {...props} to={href} /> : <a {...props} href={href} />;
