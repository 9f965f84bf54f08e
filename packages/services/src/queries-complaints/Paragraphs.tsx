import { Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** Plain text from the content service, in which blank lines separate paragraphs. */
export function Paragraphs({ text }: { readonly text: string }): ReactElement {
  return (
    <Stack gap="2" measure="text">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </Stack>
  );
}
