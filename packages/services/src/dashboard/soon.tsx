import { loadPart } from '@lifedesk/journey';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';

/**
 * A part of a screen that follows what is seen first, in a file of its own. It is fetched as soon as the screen's own script
 * runs, so that it is seldom waited for. `Shape` is in its place until then.
 */
export function soon<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Shape: ComponentType<Props>,
): (props: Props) => ReactElement {
  let loaded: ComponentType<Props> | undefined;
  const loading = loadPart(load).then((part) => {
    loaded = part.default;
    return part;
  });
  // shown in its place, once it is rendered
  loading.catch(() => {});
  const Awaited = lazy(() => loading) as ComponentType<Props>;
  return function Soon(props: Props): ReactElement {
    // without a turn in which only its shape is there
    const [Part] = useState(() => loaded ?? Awaited);
    return (
      <Suspense fallback={<Shape {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
