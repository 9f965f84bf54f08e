import { loadPart } from '@lifedesk/journey';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';

/**
 * A part of a screen that follows the visible part, in its own chunk. It loads as soon as the screen's own script
 * runs, so that people seldom wait for it. `Shape` is in its place until then.
 */
export function preloadedPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Shape: ComponentType<Props>,
): (props: Props) => ReactElement {
  let loaded: ComponentType<Props> | undefined;
  const loading = loadPart(load).then((part) => {
    loaded = part.default;
    return part;
  });
  // shown in its place when it renders
  loading.catch(() => {});
  const Awaited = lazy(() => loading) as ComponentType<Props>;
  return function Soon(props: Props): ReactElement {
    // no intermediate render with only its shape
    const [Part] = useState(() => loaded ?? Awaited);
    return (
      <Suspense fallback={<Shape {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
