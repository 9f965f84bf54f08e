import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';

export function Rows({ columns, rows }) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          {columns.map(({ id, header }) => (
            <TableCell key={id}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            {columns.map(({ id }) => (
              <TableCell key={id}>{row[id]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function Fields({ fields, onChange }) {
  return fields.map(({ id, label, help, value }) => (
    <TextField key={id} label={label} helperText={help} value={value} onChange={onChange} />
  ));
}
