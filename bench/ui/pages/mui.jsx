import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

export function Page() {
  const [tab, setTab] = useState('details');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tabs value={tab} onChange={(_, value) => setTab(value)} aria-label="Policy">
        <Tab value="details" label="Details" />
        <Tab value="documents" label="Documents" />
      </Tabs>
      {tab === 'details' ? <TextField label="Mobile number" helperText="10 digits" /> : 'None yet'}
      <Button variant="contained" onClick={() => setOpen(true)}>
        Save
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Save the change?</DialogTitle>
        <DialogContentText>We send a message to both numbers.</DialogContentText>
        <DialogActions>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
