import * as m from '@lifedesk/journey/messages';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { typedDateProblem } from './date-problem-texts.ts';
import { TypedDateField } from './TypedDateField.tsx';

const says = { empty: () => 'none', 'too-early': () => 'early', 'too-late': () => 'late' };
const limits = { earliest: '1900-01-01', latest: '2026-11-23' };

it.each([
  ['nothing', '', '', says.empty],
  ['no such date', '', '1985-02-31', m.date_noSuchDate],
  ['a part', '', '1985--31', m.date_incomplete],
  ['the first date', '1900-01-01', '', undefined],
  ['the day before', '1899-12-31', '', says['too-early']],
  ['the last date', '2026-11-23', '', undefined],
  ['the day after', '2026-11-24', '', says['too-late']],
])('a date of which is given: %s', (_, date, typed, problem) => {
  expect(typedDateProblem({ date, typed, ...limits }, says)).toBe(problem);
});

function Form({ error }: { error?: string }) {
  const [{ date, typed }, set] = useState({ date: '', typed: '' });
  const onType = (read: string, text: string) => set({ date: read, typed: text });
  return (
    <>
      <TypedDateField id="born" label="Born" {...{ date, typed, onType, error }} />
      <output>{date}</output>
    </>
  );
}

it('marks only the part that is missing, and gives the date once it is whole', () => {
  const part = (name: string) => screen.getByRole('textbox', { name });
  const wrong = () =>
    screen.getAllByRole('textbox').flatMap(({ id, ariaInvalid }) => (ariaInvalid === 'true' ? id : []));
  const { rerender } = render(<Form />);
  fireEvent.change(part(m.date_day()), { target: { value: '9' } });
  fireEvent.change(part(m.date_year()), { target: { value: '1985' } });
  rerender(<Form error="Enter the month" />);
  expect(wrong()).toEqual(['born-month']);
  fireEvent.change(part(m.date_month()), { target: { value: '3' } });
  expect(screen.getByRole('status').textContent).toBe('1985-03-09');
});
