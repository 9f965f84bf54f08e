// Mounts, re-renders and unmounts a library's 1,000 rows or 200 fields, and reports how long each took: React's work and the
// browser's layout, without the paint.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const COLUMNS = ['Policy', 'Holder', 'Plan', 'Due', 'Amount'].map((header, at) => ({ id: `column-${at}`, header }));
const ROWS = 1000;
const FIELDS = 200;
const same = () => {};

const rowsOf = (turn) =>
  Array.from({ length: ROWS }, (_, at) => ({
    id: `row-${at}`,
    'column-0': String(500_000_000 + at),
    'column-1': `Holder ${at}`,
    'column-2': 'Meru Secure Savings',
    'column-3': '01/12/2026',
    'column-4': `₹${at + turn}.00`,
  }));
const fieldsOf = (turn) =>
  Array.from({ length: FIELDS }, (_, at) => ({
    id: `field-${at}`,
    label: `Field ${at}`,
    help: 'As printed on the policy',
    value: `Value ${at + turn}`,
  }));

/** @param {{ Rows: Function, Fields: Function }} library */
export function stopwatch({ Rows, Fields }) {
  const views = {
    rows: (turn) => <Rows columns={COLUMNS} rows={rowsOf(turn)} />,
    fields: (turn) => <Fields fields={fieldsOf(turn)} onChange={same} />,
  };
  /** @param {'rows' | 'fields'} what @returns {{ mount: number, again: number, count: number, text: string }} milliseconds */
  window.measure = (what) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    const timed = (turn) => {
      const view = views[what](turn);
      const since = performance.now();
      flushSync(() => root.render(view));
      host.getBoundingClientRect();
      return performance.now() - since;
    };
    const mount = timed(0);
    const again = timed(1);
    const count = host.querySelectorAll(what === 'rows' ? 'tr' : 'input').length;
    const last =
      what === 'rows' ? host.innerText.includes('₹1000.00') : host.querySelector('input').value === 'Value 1';
    root.unmount();
    host.remove();
    return { mount, again, count, last };
  };
}
