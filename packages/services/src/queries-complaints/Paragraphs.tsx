import { Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** Plain text of the content service, in which a blank line parts paragraphs. */
export function Paragraphs({ text }: { readonly text: string }): ReactElement {
  return (
    <Stack gap="2" measure="text">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  );
}
