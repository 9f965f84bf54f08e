import * as m from '@lifedesk/journey/messages';
import { Guide, Link } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useApp } from '../provider/app.ts';
import type { JourneyGuide } from './define-journey.ts';

interface GuidePanelProps {
  readonly guide: JourneyGuide;
  /** Names it for screen readers if it is not about a request. */
  readonly label?: string;
}

/** What a journey explains beside its forms, and the insurer's phone number. */
export function GuidePanel({ guide, label = m.journey_guide() }: GuidePanelProps): ReactElement {
  const { phone } = useApp().insurer;
  return (
    <Guide
      label={label}
      sections={[
        { title: m.journey_needs(), items: guide.needs.map((text) => text()) },
        { title: m.journey_next(), items: guide.next.map((text) => text()), numbered: true },
        {
          title: m.journey_help(),
          items: [
            <Link key="phone" alone href={`tel:${phone.dial}`}>
              {m.app_helpCall({ phone: phone.read })}
            </Link>,
          ],
        },
      ]}
    />
  );
}
