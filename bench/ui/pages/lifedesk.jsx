import { Button } from '@lifedesk/ui/styled/Button';
import { Dialog, DialogClose } from '@lifedesk/ui/styled/Dialog';
import { Tabs } from '@lifedesk/ui/styled/Tabs';
import { TextField } from '@lifedesk/ui/styled/TextField';

export function Page() {
  const details = (
    <>
      <TextField label="Mobile number" help="10 digits" />
      <Dialog
        trigger={<Button>Save</Button>}
        title="Save the change?"
        description="We send a message to both numbers."
        closeLabel="Close"
        actions={
          <DialogClose>
            <Button>Save</Button>
          </DialogClose>
        }
      />
    </>
  );
  const items = [
    { value: 'details', label: 'Details', content: details },
    { value: 'documents', label: 'Documents', content: 'None yet' },
  ];
  return <Tabs label="Policy" items={items} />;
}
