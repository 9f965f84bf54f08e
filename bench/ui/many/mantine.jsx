import '@mantine/core/styles.css';
import { MantineProvider, Table, TextInput } from '@mantine/core';

export function Rows({ columns, rows }) {
  return (
    <MantineProvider>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, header }) => (
              <Table.Th key={id}>{header}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {columns.map(({ id }) => (
                <Table.Td key={id}>{row[id]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </MantineProvider>
  );
}

export function Fields({ fields, onChange }) {
  return (
    <MantineProvider>
      {fields.map(({ id, label, help, value }) => (
        <TextInput key={id} label={label} description={help} value={value} onChange={onChange} />
      ))}
    </MantineProvider>
  );
}
