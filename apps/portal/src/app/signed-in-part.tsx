import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

const parts = () => import('./signed-in/parts.ts');

/** A part of the frame that only signed-in people load; nothing shows until it has loaded. */
export function signedInPart(name: keyof Awaited<ReturnType<typeof parts>>): ComponentType {
  const Part = lazy(() => parts().then((loaded) => ({ default: loaded[name] })));
  return function SignedInPart(): ReactElement {
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  };
}
