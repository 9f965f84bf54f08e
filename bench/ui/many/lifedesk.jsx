import { Table } from '@lifedesk/ui/styled/Table';
import { TextField } from '@lifedesk/ui/styled/TextField';

let known;
let asked;
/** The component's columns, created once as in an app. */
function columnsOf(columns) {
  if (known !== columns) {
    known = columns;
    asked = columns.map(({ id, header }) => ({ id, header, cell: (row) => row[id] }));
  }
  return asked;
}
const keyOf = (row) => row.id;

export function Rows({ columns, rows }) {
  return <Table caption="Policies" columns={columnsOf(columns)} rows={rows} rowKey={keyOf} />;
}

export function Fields({ fields, onChange }) {
  return fields.map(({ id, label, help, value }) => (
    <TextField key={id} label={label} help={help} value={value} onChange={onChange} />
  ));
}
