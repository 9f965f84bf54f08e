import { type ComponentProps, createContext, type ReactElement, use } from 'react';

/** What a link is given: an anchor's props with the address always there. */
export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

/** Turns a link's props into an element; a router's link goes here, so that this package needs to know no router. */
export type RenderLink = (props: LinkProps) => ReactElement;

const plain: RenderLink = (props) => <a {...props} />;

/** How links are rendered below it: `<LinkContext value={(p) => <RouterLink {...p} to={p.href} />}>`. Plain anchors without it. */
export const LinkContext = createContext<RenderLink>(plain);

/** Renders a link through `render`, or else as the surrounding `LinkContext` says. */
export function Anchor({ render, ...props }: LinkProps & { render?: RenderLink | undefined }): ReactElement {
  const fromContext = use(LinkContext);
  return (render ?? fromContext)(props);
}
