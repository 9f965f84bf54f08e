// Only elements: the minimum cost of a table and a form in React.
export function Rows({ columns, rows }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id }) => (
              <td key={id}>{row[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Fields({ fields, onChange }) {
  return fields.map(({ id, label, help, value }) => (
    <div key={id}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={onChange} aria-describedby={`${id}-help`} />
      <p id={`${id}-help`}>{help}</p>
    </div>
  ));
}
