// What the samples of packages/ui/README.md take for granted.
import type { ReactNode } from 'react';

export { LinkContext } from '@lifedesk/ui';

/** The link of a router. */
export function RouterLink({ to, children }: { readonly to?: string | undefined; readonly children?: ReactNode }) {
  return <a href={to}>{children}</a>;
}
export function Page() {
  return <p>Page</p>;
}
