import type { BrandFile } from '@lifedesk/brands/brand-file.ts';
import { type Locale, useNotifications } from '@lifedesk/journey';
import { baseLocale, locales } from '@lifedesk/journey/locale';
import { type TestApp, type TestAppOptions, TestFrame, testApp } from '@lifedesk/journey/testing';
import { type ExampleAnswers, exampleFetch } from '@lifedesk/sdk/testing';
import { Header, PageShell } from '@lifedesk/ui';
import { type ReactElement, StrictMode, useEffect, useState } from 'react';
import { ServiceAt } from './ServicesFrame.tsx';
import { base, linksOf } from './service-list.ts';

export interface ScreenArgs {
  /** The address to open. */
  readonly address: string;
  /** Who opens it: a customer, a company, a payer without an OTP, an applicant, or a visitor. */
  readonly session?: 'full' | 'corp' | 'partial' | 'track' | 'none';
  /** Responses that differ from the contract's examples. */
  readonly instead?: ExampleAnswers;
}

export interface ScreenStoryProps extends ScreenArgs {
  readonly language: string;
  readonly brand: string;
}

type Brand = Pick<BrandFile<Locale>, 'id' | 'insurer' | 'shortName' | 'product' | 'mark' | 'phone'>;

const brands = Object.values(import.meta.glob<Brand>('../../../brands/*-*.json', { eager: true, import: 'default' }));

/** A service at an address, in the frame of a page, with the contract's examples as its network. */
export function ScreenStory(props: ScreenStoryProps): ReactElement | null {
  const [app, setApp] = useState<TestApp>();
  const locale = locales.find((each) => each === props.language) ?? baseLocale;
  const brand = brands.find(({ id }) => id === props.brand) ?? brands[0];
  if (!brand) throw new Error('there is no brand');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story with other arguments mounts again
  useEffect(() => {
    let running: TestApp | undefined;
    let gone = false;
    const { address, session = 'none', instead } = props;
    const options: TestAppOptions = {
      base,
      address,
      locale,
      fetch: exampleFetch(instead),
      insurer: { name: brand.insurer, phone: brand.phone },
      links: linksOf,
      ...(session !== 'none' && { signIn: session }),
    };
    testApp(options).then((opened) => {
      if (gone) return opened.close();
      running = opened;
      setApp(opened);
    });
    return () => {
      gone = true;
      running?.close();
    };
  }, []);
  if (!app) return null;
  return (
    <StrictMode>
      <TestFrame app={app}>
        {(address) => (
          <PageShell
            skipLabel="Skip to main content"
            header={
              <Header
                brand={{ name: brand.shortName[locale], productName: brand.product, mark: brand.mark }}
                homeHref="#"
              />
            }
          >
            <Notifications />
            <ServiceAt address={address} />
          </PageShell>
        )}
      </TestFrame>
    </StrictMode>
  );
}

function Notifications(): null {
  useNotifications();
  return null;
}
