import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { loadPart } from './load-part.ts';
import { Starting } from './Starting.tsx';

/** A part of a screen in its own chunk, loaded when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): (props: Props) => ReactElement {
  const Part = lazy(() => loadPart(load)) as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={<Starting />}>
      <Part {...props} />
    </Suspense>
  );
}
