import { Cell, Column, Input, Label, Row, Table, TableBody, TableHeader, Text, TextField } from 'react-aria-components';

export function Rows({ columns, rows }) {
  return (
    <Table aria-label="Policies">
      <TableHeader>
        {columns.map(({ id, header }, at) => (
          <Column key={id} isRowHeader={at === 0}>
            {header}
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id} id={row.id}>
            {columns.map(({ id }) => (
              <Cell key={id}>{row[id]}</Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

export function Fields({ fields, onChange }) {
  return fields.map(({ id, label, help, value }) => (
    <TextField key={id} value={value} onChange={onChange}>
      <Label>{label}</Label>
      <Input />
      <Text slot="description">{help}</Text>
    </TextField>
  ));
}
