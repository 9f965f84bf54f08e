import { type ComponentProps, createContext, useContext } from 'react';
import { Header, type HeaderBrand } from '../layout/Header/Header.tsx';
import { neutral } from '../theme/brands/neutral.ts';

/** What the stories show of the insurer that the toolbar chooses. */
export interface SampleBrand extends HeaderBrand {
  horizon: readonly string[];
}

const first: SampleBrand = {
  name: neutral.name,
  productName: neutral.productName,
  mark: neutral.markPath,
  horizon: neutral.horizonPaths,
};

/** Wrapped around every story by Storybook's preview. */
export const SampleBrandContext = createContext<SampleBrand>(first);

export const useSampleBrand = (): SampleBrand => useContext(SampleBrandContext);

/** The header of the chosen insurer. */
export function SampleHeader(props: Omit<ComponentProps<typeof Header>, 'brand' | 'homeHref'>) {
  return <Header {...props} brand={useSampleBrand()} homeHref="#home" />;
}
