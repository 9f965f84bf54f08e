import { Button, Form, Input, Modal, Tabs } from 'antd';
import { useState } from 'react';

export function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const details = (
    <>
      <Form.Item label="Mobile number" help="10 digits">
        <Input />
      </Form.Item>
      <Button type="primary" onClick={() => setOpen(true)}>
        Save
      </Button>
      <Modal open={open} title="Save the change?" onOk={close} onCancel={close}>
        We send a message to both numbers.
      </Modal>
    </>
  );
  const items = [
    { key: 'details', label: 'Details', children: details },
    { key: 'documents', label: 'Documents', children: 'None yet' },
  ];
  return <Tabs items={items} />;
}
