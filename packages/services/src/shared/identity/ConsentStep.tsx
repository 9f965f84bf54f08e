import { FormStep, fieldId, translateAtom, useJourneyState, useLocale } from '@lifedesk/journey';
import type { Schemas } from '@lifedesk/sdk';
import { Card, Checkbox, Paragraph } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';

interface ConsentStepProps {
  readonly heading: string;
  readonly lead: string;
  readonly consent: Schemas['ConsentText'];
}

/** What the person agrees to, word for word, in the language of the page. */
export function ConsentStep({ heading, lead, consent }: ConsentStepProps): ReactElement {
  const { values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const language = useLocale();
  return (
    <FormStep heading={heading} lead={lead}>
      <Card>
        <Paragraph>{consent.text[language]}</Paragraph>
      </Card>
      <Checkbox
        id={fieldId('agreedIn')}
        label={m.digitalLivingCertificate_agree()}
        checked={values.agreedIn !== ''}
        onChange={(event) => set({ agreedIn: event.target.checked ? language : '' })}
        error={problems.agreedIn && translate(problems.agreedIn)}
      />
    </FormStep>
  );
}
