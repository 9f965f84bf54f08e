import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { uploadTexts } from '../../samples/upload.ts';
import { usage } from '../../samples/usage.ts';
import { FileUpload, FileUploadView } from './FileUpload.tsx';
import type { UploadCall, UploadItem } from './upload-item.ts';

const pdf = (name = 'cheque.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** Replaces the caller's function; the play functions decide how it ends. */
const calls: (UploadCall & { arrive: () => void; fail: () => void })[] = [];
const upload = (_file: File, call: UploadCall) =>
  new Promise<string>((arrive, fail) => {
    calls.push({ ...call, arrive: () => arrive('document-1'), fail: () => fail(new Error('no connection')) });
  });
const lastCall = () => calls[calls.length - 1];

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload<string>,
  args: {
    label: 'Cancelled cheque',
    help: 'A PDF or a photo (JPEG) of at most 5 MB. Name and account number must be readable.',
    accept: '.pdf,.jpg,.jpeg',
    camera: true,
    texts: uploadTexts('en'),
    upload,
    onItemsChange: fn(),
  },
  beforeEach: () => {
    calls.length = 0;
  },
  parameters: usage({
    when: 'for a document that the person has as a file or on paper.',
    whenNot: 'for what can be typed or is already known.',
    also: 'attachment, dropzone, browse, photo, document',
    why: 'It sends each file immediately, so that people learn of a bad file while they still have it at hand, and a lost connection costs one file, not the form. On a phone a separate button opens the camera. Dropping a file is an alternative, never the only way.',
  }),
} satisfies Meta<typeof FileUpload<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText(/^Cancelled cheque/);
    await expect(input).toHaveAccessibleDescription(/at most 5 MB/);
    await userEvent.upload(input, pdf());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploading'));
    lastCall()?.onProgress(0.6);
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '60%'));
    lastCall()?.arrive();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Received'));
    await expect(args.onItemsChange).toHaveBeenLastCalledWith([expect.objectContaining({ result: 'document-1' })]);
    await expect(canvas.getByText('Choose another file')).toBeVisible();
  },
};

export const Cancel: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Cancelled cheque/);
    await userEvent.upload(input, pdf());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel cheque.pdf' }));
    await waitFor(() => expect(lastCall()?.signal.aborted).toBe(true));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const Retry: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Cancelled cheque/), pdf());
    await waitFor(() => expect(calls).toHaveLength(1));
    lastCall()?.fail();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again cheque.pdf' }));
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await waitFor(() => expect(calls).toHaveLength(2));
    lastCall()?.arrive();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Received'));
  },
};

export const Refused: Story = {
  args: { check: () => 'The file has 7.2 MB. Choose one of at most 5 MB, or take a photo.' },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Cancelled cheque/), pdf());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not accepted: The file has 7.2 MB.'));
    await expect(calls).toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: /Try again/ })).toBeNull();
  },
};

const drag = (zone: HTMLElement, type: string, dataTransfer: DataTransfer) =>
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

export const Dropped: Story = {
  args: { multiple: true },
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-over]') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('front.pdf'));
    dataTransfer.items.add(pdf('back.pdf'));
    drag(zone, 'dragover', dataTransfer);
    await waitFor(() => expect(zone).toHaveAttribute('data-over', 'true'));
    drag(zone, 'drop', dataTransfer);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(zone).toHaveAttribute('data-over', 'false');
  },
};

const item = (part: Partial<UploadItem<string>> & Pick<UploadItem, 'state'>): UploadItem<string> => ({
  id: part.state,
  name: 'cancelled-cheque-front-side-scan-2027-03-17.pdf',
  size: 2_412_000,
  ...part,
});

const everyState = [
  item({ state: 'checking' }),
  item({ state: 'uploading', progress: 0.6 }),
  item({ state: 'done' }),
  item({ state: 'failed' }),
  item({ state: 'refused', reason: 'The file is protected by a password. Save it without one and choose it again.' }),
];

const kept = { items: everyState, add: fn(), retry: fn(), remove: fn() };

/** Controlled by the caller: `FileUploadView` shows the files that it is given. */
export const EveryState: Story = {
  tags: ['picture', 'forced-colours'],
  render: ({ label, help, texts }) => <FileUploadView label={label} help={help} texts={texts} multiple {...kept} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Chosen files' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(kept.retry).toHaveBeenCalledWith('failed');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a photo or a PDF of the cancelled cheque.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Cancelled cheque/)).toBeInvalid();
  },
};

export const Hindi: Story = {
  render: () => (
    <div lang="hi">
      <FileUploadView
        label="रद्द किया हुआ चेक"
        help="PDF या फ़ोटो (JPEG), अधिकतम 5 MB। नाम और खाता नंबर साफ़ पढ़ी जा सके।"
        texts={uploadTexts('hi')}
        camera
        multiple
        {...kept}
        items={everyState.map((it) =>
          it.state === 'refused' ? { ...it, reason: 'फ़ाइल पर पासवर्ड लगा है। पासवर्ड हटाकर फिर चुनें।' } : it,
        )}
      />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
