import { Form, Input, Table } from 'antd';

export function Rows({ columns, rows }) {
  const asked = columns.map(({ id, header }) => ({ key: id, dataIndex: id, title: header }));
  return <Table columns={asked} dataSource={rows} rowKey="id" pagination={false} />;
}

export function Fields({ fields, onChange }) {
  return fields.map(({ id, label, help, value }) => (
    <Form.Item key={id} label={label} help={help} htmlFor={id}>
      <Input id={id} value={value} onChange={onChange} />
    </Form.Item>
  ));
}
