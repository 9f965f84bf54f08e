import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Tabs.css';
import { Button, MantineProvider, Modal, Tabs, TextInput } from '@mantine/core';
import { useState } from 'react';

export function Page() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <MantineProvider>
      <Tabs defaultValue="details">
        <Tabs.List aria-label="Policy">
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="documents">Documents</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">
          <TextInput label="Mobile number" description="10 digits" />
          <Button onClick={() => setOpen(true)}>Save</Button>
        </Tabs.Panel>
        <Tabs.Panel value="documents">None yet</Tabs.Panel>
      </Tabs>
      <Modal opened={open} onClose={close} title="Save the change?">
        We send a message to both numbers.
        <Button onClick={close}>Save</Button>
      </Modal>
    </MantineProvider>
  );
}
