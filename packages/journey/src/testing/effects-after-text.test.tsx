import { render, screen } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, it } from 'vitest';

/** Longer than React works before it yields, in ms. */
const SLOW = 8;

/** Shows a text after a response, slowly, and notes it in an effect. */
function Slow({ note }: { readonly note: (text: string) => void }): ReactElement {
  const [text, setText] = useState('');
  useEffect(() => {
    const answer = setTimeout(() => setText('here'), 5);
    return () => clearTimeout(answer);
  }, []);
  useEffect(() => {
    note(text);
  }, [text, note]);
  for (const end = performance.now() + SLOW; performance.now() < end; );
  return <p>{text}</p>;
}

it('finds a text on a slow machine only after the effects of its render have run', async () => {
  for (let time = 0; time < 60; time += 1) {
    const noted: string[] = [];
    const { unmount } = render(<Slow note={(text) => noted.push(text)} />);
    await screen.findByText('here');
    expect(noted).toContain('here');
    unmount();
  }
});
