import { type ComponentProps, createContext, type ReactElement, use } from 'react';

/** The props of a link: an anchor's props, with the address always set. */
export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/** Turns a link's props into an element. A router's link goes here, so that this package needs no router. */
export type RenderLink = (props: LinkProps) => ReactElement;

const plain: RenderLink = (props) => <a {...props} />;

/**
 * How links below it are rendered: `<LinkContext value={(p) => <RouterLink {...p} to={p.href} />}>`. Plain anchors
 * without it.
 */
export const LinkContext = createContext<RenderLink>(plain);

/** Renders a link with `render`, or as the surrounding `LinkContext` says. */
export function Anchor({ render, ...props }: LinkProps & { render?: RenderLink | undefined }): ReactElement {
  const fromContext = use(LinkContext);
  return (render ?? fromContext)(props);
}
