// React Aria provides behaviour without styles: a page with it still needs its own style sheet.
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
} from 'react-aria-components';

export function Page() {
  return (
    <Tabs>
      <TabList aria-label="Policy">
        <Tab id="details">Details</Tab>
        <Tab id="documents">Documents</Tab>
      </TabList>
      <TabPanel id="details">
        <TextField>
          <Label>Mobile number</Label>
          <Input />
          <Text slot="description">10 digits</Text>
        </TextField>
        <DialogTrigger>
          <Button>Save</Button>
          <ModalOverlay>
            <Modal>
              <Dialog>
                <Heading slot="title">Save the change?</Heading>
                We send a message to both numbers.
                <Button slot="close">Save</Button>
              </Dialog>
            </Modal>
          </ModalOverlay>
        </DialogTrigger>
      </TabPanel>
      <TabPanel id="documents">None yet</TabPanel>
    </Tabs>
  );
}
